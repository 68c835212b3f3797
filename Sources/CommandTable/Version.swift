/// The version of flipcal, as `--version` and the man page state it (Semantic Versioning 2.0.0).
public let flipcalVersion = "0.1.0"
