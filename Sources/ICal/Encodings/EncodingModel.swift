/// What texts in an encoding, and in a language, look like.
///
/// How likely a text is with a model is told in bits (the logarithm to base 2, never above 0), which models can be compared
/// by. The numbers are rough and stand on what titles look like; they were tried with titles of one word to sets of fifty.
struct EncodingModel {
  /// Its name.
  let encoding: String
  /// The characters outside of ASCII.
  let characters: Characters
  /// Bits for how common the encoding is in files.
  var prior = 0.0
  /// Zones that people who write so live in.
  var zones: Set<String> = []

  /// What stands outside of ASCII.
  enum Characters {
    /// Letters beside those of ASCII, the frequent ones first.
    case latin(String)
    /// An alphabet of its own, the frequent letters first.
    case alphabet(String)
    /// Korean syllables.
    case hangul
    /// Characters of two bytes.
    case pairs(BytePairs)
  }

  /// Whether its characters are pairs of bytes.
  var isEastAsian: Bool {
    switch characters {
    case .hangul, .pairs: true
    case .latin, .alphabet: false
    }
  }

  /// Every model; those of one encoding may be many.
  static let all = western + central + alphabets + eastAsian

  /// The last ones are the letters of all these languages: a file may have titles in several.
  private static let western = [
    "äüöß", "éèàêçôîùâûëïœ", "áíéóñúü¿¡", "ãçáéíóêõâàú", "åäöæøé", "èàùòìé", "ëéïöü", "àèéíïòóúüç·",
    "éáíóäöüèàçñãêôåøæúõïëâßùìòîûœžš·",
  ].map {
    EncodingModel(encoding: "windows-1252", characters: .latin($0), prior: 3)
  }

  private static let central = centralLanguages.flatMap { letters, zones in
    [("windows-1250", 0), ("ISO-8859-2", -1.5)].map {
      EncodingModel(encoding: $0, characters: .latin(letters), prior: $1, zones: zones)
    }
  }

  private static let centralLanguages: [(String, Set<String>)] = [
    ("óąęłżśćńź", ["Europe/Warsaw"]), ("áíéěšřžýčůúťňďóľĺŕô", ["Europe/Prague", "Europe/Bratislava"]),
    ("áéöőóüíúű", ["Europe/Budapest"]),
    ("šžčćđ", ["Europe/Zagreb", "Europe/Ljubljana", "Europe/Belgrade", "Europe/Sarajevo"]),
    ("ăâîşţ", ["Europe/Bucharest", "Europe/Chisinau"]),
  ]

  private static let russian = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"
  private static let russianZones: Set<String> = [
    "Europe/Moscow", "Europe/Kaliningrad", "Europe/Samara", "Europe/Minsk", "Europe/Sofia", "Asia/Yekaterinburg",
    "Asia/Omsk", "Asia/Novosibirsk", "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Vladivostok", "Asia/Almaty",
  ]

  private static let alphabets = [
    EncodingModel(
      encoding: "windows-1254", characters: .latin("ıüşğçöİâ"), prior: -0.7,
      zones: ["Europe/Istanbul", "Asia/Istanbul"]),
    EncodingModel(
      encoding: "windows-1257", characters: .latin("ėšųūįžąčę"), prior: -1.5, zones: ["Europe/Vilnius"]),
    EncodingModel(
      encoding: "windows-1257", characters: .latin("āīšēņļģķūžč"), prior: -1.5, zones: ["Europe/Riga"]),
    EncodingModel(encoding: "windows-1257", characters: .latin("äõüöšž"), prior: -1.5, zones: ["Europe/Tallinn"]),
    EncodingModel(encoding: "windows-1251", characters: .alphabet(russian), zones: russianZones),
    EncodingModel(
      encoding: "windows-1251", characters: .alphabet("оаинтвеірслкдупмьязбгчйєжїхшющцґф"),
      zones: ["Europe/Kiev", "Europe/Kyiv"]),
    EncodingModel(encoding: "KOI8-R", characters: .alphabet(russian), prior: -1.5, zones: russianZones),
    EncodingModel(encoding: "ISO-8859-5", characters: .alphabet(russian), prior: -3, zones: russianZones),
    EncodingModel(
      encoding: "windows-1253", characters: .alphabet("αοιετσνηυρπκμλςωγδχθφβξζψάίόέήύώϊϋ"),
      zones: ["Europe/Athens", "Asia/Nicosia"]),
    EncodingModel(
      encoding: "windows-1255", characters: .alphabet("יולהראתבשמנדקחפעגכסזצטםןךףץ"),
      zones: ["Asia/Jerusalem", "Asia/Tel_Aviv"]),
    EncodingModel(
      encoding: "windows-1256", characters: .alphabet("الينمرتوبةعدفسهكقحجشطصخإأزضذثءآئغظىؤ"), prior: -0.7,
      zones: ["Africa/Cairo", "Asia/Riyadh", "Asia/Dubai", "Asia/Baghdad", "Asia/Amman", "Asia/Beirut", "Asia/Kuwait"]),
    EncodingModel(
      encoding: "TIS-620",
      characters: .alphabet(
        "\u{E32}\u{E19}\u{E23}\u{E2D}\u{E01}\u{E40}\u{E07}\u{E21}\u{E22}\u{E25}\u{E27}\u{E14}\u{E17}\u{E2A}\u{E15}\u{E30}"
          + "\u{E1B}\u{E1A}\u{E04}\u{E2B}\u{E41}\u{E08}\u{E1E}\u{E0A}\u{E02}\u{E43}\u{E44}\u{E1C}\u{E42}\u{E0B}\u{E47}"
          + "\u{E48}\u{E49}\u{E34}\u{E35}\u{E38}\u{E39}\u{E37}\u{E31}\u{E4C}\u{E1F}"),
      prior: -1.5, zones: ["Asia/Bangkok"]),
  ]

  private static let eastAsian = [
    EncodingModel(
      encoding: "GB18030", characters: .pairs(.gb18030),
      zones: ["Asia/Shanghai", "Asia/Urumqi", "Asia/Chongqing", "Asia/Singapore", "PRC", "China Standard Time"]),
    EncodingModel(
      encoding: "Big5", characters: .pairs(.big5),
      zones: ["Asia/Taipei", "Asia/Hong_Kong", "Asia/Macau", "Taipei Standard Time"]),
    EncodingModel(
      encoding: "Shift_JIS", characters: .pairs(.shiftJIS), zones: ["Asia/Tokyo", "Japan", "Tokyo Standard Time"]),
    EncodingModel(
      encoding: "EUC-JP", characters: .pairs(.eucJP), prior: -0.7,
      zones: ["Asia/Tokyo", "Japan", "Tokyo Standard Time"]),
    EncodingModel(encoding: "EUC-KR", characters: .hangul, zones: ["Asia/Seoul", "ROK", "Korea Standard Time"]),
  ]
}
