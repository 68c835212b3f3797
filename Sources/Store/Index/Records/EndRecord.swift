import CalendarCore

/// How an end is given, as bytes: its kind, which is kept apart, then a time or the days and seconds of a length.
enum EndRecord {
  /// The kinds of ends, as the numbers that stand for them.
  enum Kind: UInt64 {
    case none, time, duration
  }

  static func kind(of end: Event.End) -> Kind {
    switch end {
    case .none: .none
    case .time: .time
    case .duration: .duration
    }
  }

  static func append(_ end: Event.End, to writer: inout ByteWriter, zones: inout ZoneTable) {
    switch end {
    case .none: break
    case .time(let time): TimeRecord.append(time, to: &writer, zones: &zones)
    case .duration(let duration):
      writer.append(signed: duration.days)
      writer.append(signed: duration.seconds)
    }
  }

  static func end(_ kind: UInt64, _ reader: inout ByteReader, zones: inout ZoneTable) -> Event.End {
    switch Kind(rawValue: kind) {
    case .some(.none): return .none
    case .time: return .time(TimeRecord.time(&reader, zones: &zones))
    case .duration: return .duration(CalendarDuration(days: reader.signed(), seconds: reader.signed()))
    case nil:
      reader.fail()
      return .none
    }
  }
}
