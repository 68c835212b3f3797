// swift-tools-version: 6.0
import PackageDescription

// Homebrew keeps its libraries outside the default search paths, so macOS asks pkg-config. Debian's are where
// every compiler looks; its pkg-config lists would only add libraries that break the static link (see ARCHITECTURE.md).
#if os(macOS)
  let libicalPackage: String? = "libical"
  let inihPackage: String? = "inih"
  let erfaPackage: String? = "erfa"
  let icuPackage: String? = "icu-i18n"
#else
  let libicalPackage: String? = nil
  let inihPackage: String? = nil
  let erfaPackage: String? = nil
  let icuPackage: String? = nil
#endif

/// A module of ours: its sources in `Sources/<name>`.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies)
}

/// The tests of a module, in `Tests/<name>Tests`; golden files beside them are read from the source tree.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name), "SeededNumbers", "TestSupport"] + dependencies
      + (name == "TextGate" ? [] : ["TextGate"]),
    exclude: goldens[name] ?? [])
}

let goldens = [
  "Almanac": ["Tables"], "Browse": ["Goldens"], "PageTurn": ["Goldens"], "Pages": ["Goldens"], "Recurrence": ["Tables"],
]

// Fuzzing needs a main program of libFuzzer's, which only `make fuzz` links.
let fuzzing: [Target] =
  Context.environment["FLIPCAL_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CalendarCore", "Canvas", "CommandTable", "Configuration", "ICU", "ICal", "Input", "Pages", "Recurrence",
        "Store",
        "TextGate",
      ],
      path: "Tests/Fuzzing/Targets", swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "flipcal",
  platforms: [.macOS(.v15)],
  targets: [
    // C libraries: each is imported by one module of ours only.
    .systemLibrary(
      name: "CLibical", pkgConfig: libicalPackage, providers: [.apt(["libical-dev"]), .brew(["libical"])]),
    .systemLibrary(name: "CInih", pkgConfig: inihPackage, providers: [.apt(["libinih-dev"]), .brew(["inih"])]),
    .systemLibrary(name: "CTerminfo", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    // C code of ours before a library. Only a system library is asked for by pkg-config, so each depends on one, which is
    // an empty module.
    .systemLibrary(name: "CErfaHeaders", pkgConfig: erfaPackage, providers: [.apt(["liberfa-dev"]), .brew(["erfa"])]),
    .target(
      name: "CErfa", dependencies: ["CErfaHeaders"], linkerSettings: [.linkedLibrary("erfa"), .linkedLibrary("m")]),
    // Handlers of signals, which may only do what POSIX promises to be safe in them.
    .target(name: "CPosix"),
    // Homebrew's ICU is in no search path; the provider's name tells SwiftPM where its pkg-config files are.
    .systemLibrary(name: "CICUHeaders", pkgConfig: icuPackage, providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU", dependencies: ["CICUHeaders"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]),

    // Pure values.
    room("ICU", ["CICU"]),
    room("TextGate"),
    room("CalendarCore", ["TextGate"]),
    room("Almanac", ["CErfa", "CalendarCore", "ICU"]),
    room("Canvas", ["ICU", "TextGate"]),
    room("CommandTable"),
    room("Configuration", ["CInih", "CalendarCore", "TextGate"]),
    room("Input"),
    room("Browse", ["CalendarCore", "Canvas", "CommandTable", "Input", "PageTurn", "Pages", "TextGate"]),
    room("PageTurn", ["Canvas"]),
    room("Pages", ["CalendarCore", "Canvas", "TextGate"]),
    room("Recurrence", ["CalendarCore", "TextGate"]),

    // Edges.
    room("ICal", ["CLibical", "CalendarCore", "ICU", "Recurrence", "TextGate"]),
    room("Store", ["CalendarCore", "ICal", "ICU", "Recurrence", "TextGate"]),
    .target(
      name: "Terminal", dependencies: ["CPosix", "CTerminfo", "Canvas", "Input", "TextGate"],
      linkerSettings: [
        .linkedLibrary("tinfo", .when(platforms: [.linux])), .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    room(
      "FlipcalApp",
      [
        "Almanac", "Browse", "CalendarCore", "Canvas", "CommandTable", "Configuration", "ICU", "Input", "PageTurn",
        "Pages", "Store", "Terminal", "TextGate",
      ]),
    .executableTarget(name: "flipcal", dependencies: ["FlipcalApp"]),

    tests("Almanac", ["CalendarCore"]),
    tests("Browse", ["CalendarCore", "Canvas", "CommandTable", "Input", "PageTurn", "Pages"]),
    tests("Input"),
    tests("CalendarCore"),
    tests("Canvas"),
    tests("CommandTable"),
    tests("Configuration", ["CalendarCore"]),
    tests("PageTurn", ["Canvas"]),
    tests("Pages", ["CalendarCore", "Canvas", "ICU", "RuleLines"]),
    tests("ICU"),
    tests("ICal", ["CalendarCore", "ICU"]),
    tests("Recurrence", ["CalendarCore", "RuleLines", "Store"]),
    tests("Store", ["CalendarCore", "ICal", "ICU"]),
    tests("Terminal", ["Canvas", "Input"]),
    tests("TextGate", ["Canvas"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["flipcal", "Browse", "FlipcalApp", "Input", "SeededNumbers", "Store", "Terminal", "TestSupport"],
      exclude: ["Goldens", "Shells/capture.zsh", "Shells/capture.bash", "Shells/capture.fish"]),
    // What `make differential` asks for the instances of rules, and `make bench` for the time they take.
    .target(name: "RuleLines", dependencies: ["CalendarCore", "Recurrence"], path: "Tests/Differential/RuleLines"),
    .executableTarget(
      name: "rule-instances", dependencies: ["CalendarCore", "RuleLines"], path: "Tests/Differential/rule-instances"),
    .executableTarget(
      name: "rule-benchmark", dependencies: ["RuleLines"], path: "Tests/Benchmarks/rule-benchmark"),
    .executableTarget(
      name: "calendar-generator", dependencies: ["CalendarCore", "SeededNumbers"],
      path: "Tests/Benchmarks/calendar-generator"),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    // Goldens, and a screen that shows what escape sequences do.
    .target(name: "TestSupport", dependencies: ["Canvas", "SeededNumbers", "TextGate"], path: "Tests/TestSupport"),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
