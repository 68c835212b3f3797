import Testing

/// Titles of one or a few words, and their bytes in other encodings, as Python's codecs make them.
struct EncodedTitles: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let encoding: String
  /// A zone that people of the language live in.
  let zone: String
  /// How many of the titles are known each by itself, at least: without a zone, and with it.
  let alone: Int
  let aloneInZone: Int
  let titles: [String]
  let bytes: [[UInt8]]

  init(
    _ name: String, _ encoding: String, _ zone: String, _ alone: Int, _ aloneInZone: Int, _ titles: String,
    _ hex: String
  ) {
    (testDescription, self.encoding, self.zone) = (name, encoding, zone)
    (self.alone, self.aloneInZone) = (alone, aloneInZone)
    self.titles = titles.split(separator: "|").map { String($0) }
    bytes = hex.split(separator: " ").map { EncodedTitles.bytes(String($0)) }
  }

  /// The bytes that hexadecimal digits write.
  static func bytes(_ hex: String) -> [UInt8] {
    var digits = hex.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }[...]
    var bytes: [UInt8] = []
    while digits.count > 1 { bytes.append(UInt8(digits.removeFirst() << 4 | digits.removeFirst())) }
    return bytes
  }

  static let all = [
    EncodedTitles(
      "German", "windows-1252", "Europe/Berlin", 25, 25,
      """
      Grüße|Mülltonne raus|Prüfung|Geburtstag Jürgen|Besprechung Büro|Zahnärztin|\
      Größe messen|Frühstück mit Anna|Übung|Ärger|ÖPNV|Jahresabschluß|Bäckerei|\
      Straßenfest|Führerschein|Schlüssel abholen|Möbel|Käse kaufen|Tür reparieren|\
      Weiß nicht|Ferien – Österreich|Süßigkeiten|für Lea|Küche|Übergabe Schlüssel
      """,
      """
      4772fcdf65 4dfc6c6c746f6e6e652072617573 5072fc66756e67 47656275727473746167204afc7267656e \
      4265737072656368756e672042fc726f 5a61686ee4727a74696e 4772f6df65206d657373656e \
      4672fc687374fc636b206d697420416e6e61 dc62756e67 c472676572 d6504e56 4a616872657361627363686c75df \
      42e4636b65726569 53747261df656e66657374 46fc6872657273636865696e 5363686cfc7373656c206162686f6c656e \
      4df662656c 4be47365206b617566656e 54fc72207265706172696572656e 576569df206e69636874 \
      46657269656e209620d6737465727265696368 53fcdf69676b656974656e 66fc72204c6561 4bfc636865 \
      dc62657267616265205363686cfc7373656c
      """),
    EncodedTitles(
      "French", "windows-1252", "Europe/Berlin", 25, 25,
      """
      Réunion|Déjeuner avec Hélène|Fête|Noël|Été|Rendez-vous à Paris|École|Théâtre|\
      Médecin|Anniversaire de Zoé|Conférence téléphonique|Île de Ré|Garçon|Où|Révision|\
      Cinéma|Hôpital|Congés payés|Bébé|L’été|Soirée “crêpes”|Dîner|Goûter|Présentation|\
      Marché de Noël
      """,
      """
      52e9756e696f6e 44e96a65756e657220617665632048e96ce86e65 46ea7465 4e6feb6c c974e9 \
      52656e64657a2d766f757320e0205061726973 c9636f6c65 5468e9e2747265 4de9646563696e \
      416e6e697665727361697265206465205a6fe9 436f6e66e972656e63652074e96ce970686f6e69717565 ce6c652064652052e9 \
      476172e76f6e 4ff9 52e9766973696f6e 43696ee96d61 48f4706974616c 436f6e67e97320706179e973 42e962e9 \
      4c92e974e9 536f6972e96520936372ea70657394 44ee6e6572 476ffb746572 5072e973656e746174696f6e \
      4d61726368e9206465204e6feb6c
      """),
    EncodedTitles(
      "Spanish", "windows-1252", "Europe/Berlin", 15, 15,
      """
      Reunión|Cumpleaños|Médico|Año nuevo|Niños|¿Quién?|Avión|Sábado|Cena con Íñigo|\
      Vacación|Teléfono|Revisión técnica|Exámenes|Día libre|Fútbol
      """,
      """
      5265756e69f36e 43756d706c6561f16f73 4de96469636f 41f16f206e7565766f 4e69f16f73 bf517569e96e3f 417669f36e \
      53e16261646f 43656e6120636f6e20cdf169676f 566163616369f36e 54656ce9666f6e6f \
      526576697369f36e2074e9636e696361 4578e16d656e6573 44ed61206c69627265 46fa74626f6c
      """),
    EncodedTitles(
      "Swedish", "windows-1252", "Europe/Berlin", 15, 15,
      """
      Möte|Läkare|Påsk|Födelsedag|År|Träning|Årsmöte|Förskola|Båt|Middag hos Åsa|\
      Smörgås|Övning|Jul på västkusten|Tandläkare|Städning
      """,
      """
      4df67465 4ce46b617265 50e5736b 46f664656c7365646167 c572 5472e46e696e67 c572736df67465 46f672736b6f6c61 \
      42e574 4d696464616720686f7320c57361 536df67267e573 d6766e696e67 4a756c2070e52076e473746b757374656e \
      54616e646ce46b617265 5374e4646e696e67
      """),
    EncodedTitles(
      "Polish", "windows-1250", "Europe/Warsaw", 12, 21,
      """
      Spotkanie służbowe|Święta|Urodziny Łukasza|Zebranie zarządu|Dzień wolny|\
      Późny obiad|Wyjście|Środa|Żona|Dentysta, ząb|Święto|Kościół|Łódź|Książka|\
      Szkoła muzyczna, lekcja gry|Piątek|Badanie krwi, wyniki później|Międzynarodowy|\
      Różne|Wycieczka w góry|Imieniny Małgorzaty
      """,
      """
      53706f746b616e69652073b375bf626f7765 8c7769ea7461 55726f647a696e7920a3756b61737a61 \
      5a656272616e6965207a61727ab96475 447a6965f120776f6c6e79 50f39f6e79206f62696164 57796a9c636965 8c726f6461 \
      af6f6e61 44656e74797374612c207ab962 8c7769ea746f 4b6f9c6369f3b3 a3f3649f 4b7369b9bf6b61 \
      537a6b6fb361206d757a79637a6e612c206c656b636a6120677279 5069b974656b \
      426164616e6965206b7277692c2077796e696b692070f39f6e69656a 4d69ea647a796e61726f646f7779 52f3bf6e65 \
      5779636965637a6b6120772067f37279 496d69656e696e79204d61b3676f727a617479
      """),
    EncodedTitles(
      "Polish, ISO", "ISO-8859-2", "Europe/Warsaw", 11, 12,
      """
      Spotkanie służbowe|Święta|Urodziny Łukasza|Zebranie zarządu|Dzień wolny|\
      Późny obiad|Wyjście|Środa|Żona|Dentysta, ząb|Święto|Kościół|Łódź|Książka|\
      Szkoła muzyczna, lekcja gry|Piątek|Badanie krwi, wyniki później|Międzynarodowy|\
      Różne|Wycieczka w góry|Imieniny Małgorzaty
      """,
      """
      53706f746b616e69652073b375bf626f7765 a67769ea7461 55726f647a696e7920a3756b61737a61 \
      5a656272616e6965207a61727ab16475 447a6965f120776f6c6e79 50f3bc6e79206f62696164 57796ab6636965 a6726f6461 \
      af6f6e61 44656e74797374612c207ab162 a67769ea746f 4b6fb66369f3b3 a3f364bc 4b7369b1bf6b61 \
      537a6b6fb361206d757a79637a6e612c206c656b636a6120677279 5069b174656b \
      426164616e6965206b7277692c2077796e696b692070f3bc6e69656a 4d69ea647a796e61726f646f7779 52f3bf6e65 \
      5779636965637a6b6120772067f37279 496d69656e696e79204d61b3676f727a617479
      """),
    EncodedTitles(
      "Czech", "windows-1250", "Europe/Prague", 5, 13,
      """
      Schůzka|Vánoční večírek|Lékař|Škola|Dovolená|Porada oddělení|Příjezd|\
      Oběd s Jiřím|Řidičák|Úterý|Výročí|Zubař|Děti|Čtvrtek
      """,
      """
      536368f97a6b61 56e16e6fe86eed207665e8ed72656b 4ce96b61f8 8a6b6f6c61 446f766f6c656ee1 \
      506f72616461206f6464ec6c656eed 50f8ed6a657a64 4f62ec642073204a69f8ed6d d8696469e8e16b da746572fd \
      56fd726fe8ed 5a756261f8 44ec7469 c874767274656b
      """),
    EncodedTitles(
      "Russian", "windows-1251", "Europe/Moscow", 22, 23,
      """
      Встреча|День рождения|Обед|Врач|Совещание отдела|Отпуск|Звонок маме|Новый год|\
      Экзамен|Да|Дом|Театр|Школа|Поезд в Москву|Ужин|Занятие|Праздник|Ёлка|Июнь|Кино|\
      Урок|Собрание|ТО машины|СПБ
      """,
      """
      c2f1f2f0e5f7e0 c4e5edfc20f0eee6e4e5ede8ff cee1e5e4 c2f0e0f7 d1eee2e5f9e0ede8e520eef2e4e5ebe0 cef2eff3f1ea \
      c7e2eeedeeea20ece0ece5 cdeee2fbe920e3eee4 ddeae7e0ece5ed c4e0 c4eeec d2e5e0f2f0 d8eaeeebe0 \
      cfeee5e7e420e220cceef1eae2f3 d3e6e8ed c7e0edfff2e8e5 cff0e0e7e4ede8ea a8ebeae0 c8feedfc cae8edee d3f0eeea \
      d1eee1f0e0ede8e5 d2ce20ece0f8e8edfb d1cfc1
      """),
    EncodedTitles(
      "Russian, KOI8", "KOI8-R", "Europe/Moscow", 20, 23,
      """
      Встреча|День рождения|Обед|Врач|Совещание отдела|Отпуск|Звонок маме|Новый год|\
      Экзамен|Да|Дом|Театр|Школа|Поезд в Москву|Ужин|Занятие|Праздник|Ёлка|Июнь|Кино|\
      Урок|Собрание|ТО машины|СПБ
      """,
      """
      f7d3d4d2c5dec1 e4c5ced820d2cfd6c4c5cec9d1 efc2c5c4 f7d2c1de f3cfd7c5ddc1cec9c520cfd4c4c5ccc1 efd4d0d5d3cb \
      fad7cfcecfcb20cdc1cdc5 eecfd7d9ca20c7cfc4 fccbdac1cdc5ce e4c1 e4cfcd f4c5c1d4d2 fbcbcfccc1 \
      f0cfc5dac420d720edcfd3cbd7d5 f5d6c9ce fac1ced1d4c9c5 f0d2c1dac4cec9cb b3cccbc1 e9c0ced8 ebc9cecf f5d2cfcb \
      f3cfc2d2c1cec9c5 f4ef20cdc1dbc9ced9 f3f0e2
      """),
    EncodedTitles(
      "Greek", "windows-1253", "Europe/Athens", 15, 15,
      """
      Συνάντηση|Γενέθλια|Γιατρός|Διακοπές|Μάθημα|Γεύμα|Πάσχα|Σχολείο|Θέατρο|Δουλειά|\
      Ραντεβού με τον οδοντίατρο|Νέο έτος|Ταξίδι|Τηλέφωνο|Βόλτα
      """,
      """
      d3f5eddcedf4e7f3e7 c3e5eddde8ebe9e1 c3e9e1f4f1fcf2 c4e9e1eaeff0ddf2 ccdce8e7ece1 c3e5fdece1 d0dcf3f7e1 \
      d3f7efebe5dfef c8dde1f4f1ef c4eff5ebe5e9dc d1e1edf4e5e2effd20ece520f4efed20efe4efedf4dfe1f4f1ef \
      cdddef20ddf4eff2 d4e1eedfe4e9 d4e7ebddf6f9edef c2fcebf4e1
      """),
    EncodedTitles(
      "Hebrew", "windows-1255", "Asia/Jerusalem", 11, 15,
      """
      פגישה|יום הולדת|רופא|חופש|שבת|ארוחת ערב|חג|בית ספר|טיול|ישיבה|מבחן|שיעור|\
      תור לרופא שיניים|פסח|חנוכה
      """,
      """
      f4e2e9f9e4 e9e5ed20e4e5ece3fa f8e5f4e0 e7e5f4f9 f9e1fa e0f8e5e7fa20f2f8e1 e7e2 e1e9fa20f1f4f8 e8e9e5ec \
      e9f9e9e1e4 eee1e7ef f9e9f2e5f8 fae5f820ecf8e5f4e020f9e9f0e9e9ed f4f1e7 e7f0e5ebe4
      """),
    EncodedTitles(
      "Arabic", "windows-1256", "Africa/Cairo", 8, 10,
      """
      اجتماع|عيد ميلاد|موعد الطبيب|إجازة|العيد|مدرسة|سفر|غداء|امتحان|رمضان
      """,
      """
      c7cccae3c7da daedcf20e3ede1c7cf e3e6dacf20c7e1d8c8edc8 c5ccc7d2c9 c7e1daedcf e3cfd1d3c9 d3ddd1 dbcfc7c1 \
      c7e3cacdc7e4 d1e3d6c7e4
      """),
    EncodedTitles(
      "Chinese", "GB18030", "Asia/Shanghai", 26, 28,
      """
      会议|生日|开会|项目评审会议|春节|上海出差|体检|医生|聚餐|国庆节放假|部门例会|家长会|\
      电话会议|面试|讨论方案|看电影|北京|妈妈生日|圣诞节|元旦|健身|中秋节|培训|客户拜访|周报|\
      买菜|牙医|游泳课
      """,
      """
      bbe1d2e9 c9fac8d5 bfaabbe1 cfeec4bfc6c0c9f3bbe1d2e9 b4babdda c9cfbaa3b3f6b2ee cce5bcec d2bdc9fa bedbb2cd \
      b9fac7ecbddab7c5bcd9 b2bfc3c5c0fdbbe1 bcd2b3a4bbe1 b5e7bbb0bbe1d2e9 c3e6cad4 ccd6c2dbb7bdb0b8 bfb4b5e7d3b0 \
      b1b1bea9 c2e8c2e8c9fac8d5 caa5b5aebdda d4aab5a9 bda1c9ed d6d0c7efbdda c5e0d1b5 bfcdbba7b0ddb7c3 d6dcb1a8 \
      c2f2b2cb d1c0d2bd d3ced3bebfce
      """),
    EncodedTitles(
      "Chinese, traditional", "Big5", "Asia/Taipei", 13, 20,
      """
      會議|生日|開會|春節|部門會議|體檢|醫生|聚餐|國慶日|電話會議|面試|看電影|台北|媽媽生日|\
      聖誕節|元旦|健身|中秋節|訓練|客戶拜訪|週報|買菜|牙醫|游泳課|功課
      """,
      """
      b77cc4b3 a5cda4e9 b67db77c ac4bb860 b3a1aaf9b77cc4b3 c5e9c0cb c2e5a5cd bb45c05c b0eabc79a4e9 \
      b971b8dcb77cc4b3 adb1b8d5 acddb971bc76 a578a55f b6fdb6fda5cda4e9 b874bdcfb860 a4b8a5b9 b0b7a8ad \
      a4a4aceeb860 b056bd6d abc8a4e1abf4b358 b667b3f8 b652b5e6 a4fac2e5 b4e5aa61bdd2 a55cbdd2
      """),
    EncodedTitles(
      "Japanese", "Shift_JIS", "Asia/Tokyo", 22, 25,
      """
      会議|誕生日|打ち合わせ|ミーティング|歯医者|出張|飲み会|東京|大阪|休み|テスト|ゼミ|まつり|\
      表|予約|ランチ|クリスマス|お正月|面談|部活|ピアノ|ソフト|送別会|保育園|図書館
      """,
      """
      89ef8b63 926190b693fa 91c582bf8d8782ed82b9 837e815b836583428393834f 8e9588e38ed2 8f6f92a3 88f982dd89ef \
      938c8b9e 91e58de3 8b7882dd 836583588367 835b837e 82dc82c282e8 955c 975c96f1 838983938360 \
      834e838a8358837d8358 82a890b38c8e 96ca926b 95948a88 83738341836d 835c83748367 919795ca89ef 95db88e78980 \
      907d8f918ad9
      """),
    EncodedTitles(
      "Japanese, EUC", "EUC-JP", "Asia/Tokyo", 11, 22,
      """
      会議|誕生日|打ち合わせ|ミーティング|歯医者|出張|飲み会|東京|大阪|休み|テスト|ゼミ|まつり|\
      予約|ランチ|クリスマス|お正月|面談|部活|ピアノ|送別会|保育園|図書館
      """,
      """
      b2f1b5c4 c3c2c0b8c6fc c2c7a4c1b9e7a4efa4bb a5dfa1bca5c6a5a3a5f3a5b0 bbf5b0e5bcd4 bdd0c4a5 b0fba4dfb2f1 \
      c5ecb5fe c2e7bae5 b5d9a4df a5c6a5b9a5c8 a5bca5df a4dea4c4a4ea cdbdccf3 a5e9a5f3a5c1 a5afa5eaa5b9a5dea5b9 \
      a4aac0b5b7ee ccccc3cc c9f4b3e8 a5d4a5a2a5ce c1f7caccb2f1 caddb0e9b1e0 bfdebdf1b4db
      """),
    EncodedTitles(
      "Korean", "EUC-KR", "Asia/Seoul", 25, 25,
      """
      회의|생일|점심|병원|출장|서울|휴가|치과|여행|설날|추석|시험|팀 회의|엄마 생신|\
      크리스마스|운동|면접|학교|저녁 약속|발표|영화|결혼식|주간 보고|헬스|미용실
      """,
      """
      c8b8c0c7 bbfdc0cf c1a1bdc9 bab4bff8 c3e2c0e5 bcadbfef c8deb0a1 c4a1b0fa bfa9c7e0 bcb3b3af c3dfbcae \
      bdc3c7e8 c6c020c8b8c0c7 bef6b8b620bbfdbdc5 c5a9b8aebdbab8b6bdba bfeeb5bf b8e9c1a2 c7d0b1b3 \
      c0fab3e120bee0bcd3 b9dfc7a5 bfb5c8ad b0e1c8a5bdc4 c1d6b0a320bab8b0ed c7efbdba b9ccbfebbdc7
      """),
  ]
}
