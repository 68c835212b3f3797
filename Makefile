# flipcal: `make run` shows it, `make test` proves it. Both install what is missing first.

PREFIX ?= /usr/local
SAMPLE ?= samples/team.ics
SYSTEM := $(shell uname -s)

# What the build needs besides Swift: the C libraries' headers and archives, and a C++ library for ICU.
DEBIAN_PACKAGES := g++ liberfa-dev libical-dev libicu-dev libinih-dev libncurses-dev tzdata
BREW_PACKAGES := erfa libical icu4c inih ncurses pkg-config
# What the tests need besides: the shells that command lines are completed in, a reader of man pages, a pager, and the
# programs of the README's recipes and of people's pipes.
TEST_PACKAGES := bash fish fzf jq khal less mandoc mutt procps python3 tmux vdirsyncer zsh

# On Linux everything is linked into one file that starts as fast as a C program. The libraries refer to each other, so
# they form a group. pkg-config's list for libical would add libicalss, which asks for Berkeley DB.
STATIC_LIBRARIES := --start-group -lical -licui18n -licuuc -licudata -linih -lerfa -ltinfo -lstdc++ -lm --end-group
STATIC_FLAGS := -Xswiftc -static-executable $(addprefix -Xlinker ,$(STATIC_LIBRARIES) -s)

BUILD := .build-release
BINARY := $(BUILD)/release/flipcal

.PHONY: all run build test differential sessions bounds fuzz asan valgrind bench dependencies man lint format install uninstall clean

all: build

# With a state of its own: what the person has open stays open.
run: build
	@XDG_STATE_HOME=$(CURDIR)/$(BUILD)/state $(BINARY) $(SAMPLE)
	@echo "This is $(SAMPLE). Turn its page with:  XDG_STATE_HOME=$(BUILD)/state $(BINARY) next"

test: DEBIAN_PACKAGES += $(TEST_PACKAGES)
test: BREW_PACKAGES += fish fzf jq khal mandoc mutt tmux vdirsyncer watch
test: dependencies
	swift test

# Static archives that a distribution may leave out decide whether the link can be static.
build: dependencies
	@flags=""; \
	if [ "$(SYSTEM)" = Linux ]; then \
	  flags="$(STATIC_FLAGS)"; \
	  for archive in liberfa.a libical.a libicudata.a libinih.a libtinfo.a libstdc++.a; do \
	    [ "$$($(CC) -print-file-name=$$archive)" != $$archive ] \
	      || { echo "$$archive is missing: linking to the system's shared libraries instead." >&2; flags=""; break; }; \
	  done; \
	fi; \
	swift build -c release --product flipcal --scratch-path $(BUILD) $$flags

dependencies:
	@command -v swift >/dev/null || { echo "flipcal needs Swift 6: https://www.swift.org/install" >&2; exit 1; }
	@if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then \
	  missing=""; \
	  for package in $(DEBIAN_PACKAGES); do \
	    dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	  done; \
	  if [ -n "$$missing" ]; then \
	    echo "Installing$$missing"; \
	    if [ "$$(id -u)" = 0 ]; then as=""; else as=sudo; fi; \
	    $$as apt-get update && $$as env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	  fi; \
	elif [ "$(SYSTEM)" = Darwin ] && command -v brew >/dev/null; then \
	  for package in $(BREW_PACKAGES); do brew list $$package >/dev/null 2>&1 || brew install $$package || exit 1; done; \
	else \
	  echo "This system's packages are not known here. Needed: the headers and libraries of libical 3, ICU," \
	       "ERFA, inih and ncurses (terminfo), a C++ compiler, and the time zone database." >&2; \
	fi

# Compares random rules with python-dateutil and a slow second reading of the RFC, and the occurrences of random events
# with recurring-ical-events. The Python packages go into a virtual environment below .build.
RULES ?= 20000
EVENTS ?= 3000
SEED ?= 5545
ORACLES := .build/differential
differential: DEBIAN_PACKAGES += python3-venv
differential: build
	swift build -c release --product rule-instances --scratch-path $(BUILD)/tests
	test -x $(ORACLES)/bin/python || python3 -m venv $(ORACLES)
	$(ORACLES)/bin/pip install --quiet --disable-pip-version-check -r Tests/Differential/requirements.txt
	$(ORACLES)/bin/python Tests/Differential/differential.py $(BUILD)/tests/release/rule-instances $(RULES) $(SEED)
	$(ORACLES)/bin/python Tests/Differential/event_differential.py $(BINARY) $(EVENTS) $(SEED)

# Compares the speed of the rule engine with that of libical's iterator, then flipcal with other programs on calendars
# of up to a million events, which are made once and kept until `make clean`. What is compared is installed, or left
# out where it cannot be had; the Python packages go into a virtual environment below .build. BENCH_SIZES=1000,10000
# chooses the numbers of events, BENCH_PEERS=all asks the slow programs at 100,000 too, BENCH_FLAGS=--markdown writes
# README's table.
BENCHMARKS := $(BUILD)/tests
LIBICAL_FLAGS = $$(if [ "$(SYSTEM)" = Darwin ]; then pkg-config --cflags --libs libical; else echo -lical; fi)
PEERS := .build/peers
PEER_PACKAGES := ncal khal calcurse python3-venv
BENCH_FLAGS ?=
bench: build
	swift build -c release --product rule-benchmark --scratch-path $(BENCHMARKS)
	$(CC) -O2 -Wall -Wextra -o $(BENCHMARKS)/libical-iterator Tests/Benchmarks/libical-iterator.c $(LIBICAL_FLAGS)
	python3 Tests/Benchmarks/recurrence.py $(BENCHMARKS)/release/rule-benchmark $(BENCHMARKS)/libical-iterator
	for package in $(PEER_PACKAGES); do \
	  $(MAKE) --no-print-directory dependencies DEBIAN_PACKAGES=$$package || echo "$$package cannot be installed." >&2; \
	done
	test -x $(PEERS)/bin/python || python3 -m venv $(PEERS) || true
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r Tests/Benchmarks/requirements.txt \
	  || echo "The Python packages cannot be installed." >&2
	swift build -c release --product calendar-generator --scratch-path $(BENCHMARKS)
	$(CC) -O2 -Wall -Wextra -o $(BENCHMARKS)/run-measured Tests/Benchmarks/run-measured.c
	$(CC) -O2 -Wall -Wextra -o $(BENCHMARKS)/count-lines Tests/Benchmarks/count-lines.c
	$(CC) -O2 -Wall -Wextra -o $(BENCHMARKS)/libical-expand Tests/Benchmarks/libical-expand.c $(LIBICAL_FLAGS)
	@# An installed file, as people run it: one that a linker has written piece by piece takes longer to start.
	$(MAKE) --no-print-directory install DESTDIR= PREFIX=$(CURDIR)/$(BENCHMARKS)/installed
	python3 Tests/Benchmarks/store.py $(BENCH_FLAGS) --flipcal $(BENCHMARKS)/installed/bin/flipcal --tools $(BENCHMARKS) --peers $(PEERS) \
	  --data $(BUILD)/bench

# Writes the pages in man from the command table; the test that compares them records them, and says so by failing.
man:
	-FLIPCAL_RECORD_GOLDENS=1 swift test --filter ManPage >/dev/null 2>&1
	swift test --filter ManPage

# A thousand sessions of `browse` by chance, with signals, resizes and garbage, on the release binary. SESSIONS asks for
# another number.
SESSIONS ?= 1000
sessions: build
	FLIPCAL_BINARY=$(CURDIR)/$(BINARY) FLIPCAL_SESSIONS=$(SESSIONS) swift test --filter RandomSession

# Hands libFuzzer's inputs to what reads bytes from outside, under AddressSanitizer, each target for SECONDS, or for so
# many inputs as RUNS says; what they learn is kept in .build/fuzz. FUZZ_TARGETS names some of them, SEEDS folders with
# calendars to begin with. Swift's toolchain for Linux has libFuzzer, Xcode's has not.
SECONDS ?= 60
RUNS ?=
FUZZ_TARGETS ?=
SEEDS ?= samples
FUZZ := .build/fuzz
FUZZ_LIMIT = $(if $(RUNS),--runs $(RUNS),--seconds $(SECONDS))
fuzz: dependencies
	@# The last -sanitize counts for the compiler, all of them for the linker.
	FLIPCAL_FUZZING=1 swift build -c release --product fuzz --scratch-path $(FUZZ) --sanitize=fuzzer --sanitize=address \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing -Xswiftc -DFUZZING
	python3 Tests/Fuzzing/fuzz.py $(FUZZ)/release/fuzz $(FUZZ_LIMIT) --work $(FUZZ) $(addprefix --seeds ,$(SEEDS)) \
	  $(if $(FUZZ_TARGETS),--targets $(FUZZ_TARGETS))

# Calendars that no person has, of up to a gigabyte: what reading each of them takes, beside what it may take.
bounds: build
	@FLIPCAL_BINARY=$(CURDIR)/$(BINARY) FLIPCAL_BOUNDS=full swift test --filter 'EndToEndTests.*Bounds' >$(BUILD)/bounds.log 2>&1; \
	  status=$$?; grep '^| ' $(BUILD)/bounds.log; grep -a '✘' $(BUILD)/bounds.log | cut -c1-300; exit $$status

# All tests under AddressSanitizer but those of bounds, for it takes address space without bound. What a run keeps on
# purpose is freed by nobody, so leaks are valgrind's matter; signals stay the program's own.
ASAN_SET := detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_abort=0
asan: dependencies
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=$(ASAN_SET) swift test --sanitize=address --scratch-path .build/asan --skip Bounds

# Runs flipcal under valgrind on the samples, and on the cases of a runner if CASES names one: no access to memory that is
# not its own, no loss that grows with the input.
CASES ?=
valgrind: DEBIAN_PACKAGES += valgrind
valgrind: dependencies
	swift build --product flipcal
	python3 Tests/Valgrind/valgrind.py .build/debug/flipcal $(if $(CASES),--cases $(CASES))

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests

$(BINARY):
	$(MAKE) build

# Installs what has been built, so that root needs no Swift. The program itself writes the scripts for the shells; it is
# the one just built, not one that is installed.
SHARE := $(DESTDIR)$(PREFIX)/share
MAN_PAGES := $(wildcard man/*.1 man/*.5)
INSTALLED_PAGES := $(foreach page,$(MAN_PAGES),$(SHARE)/man/man$(subst .,,$(suffix $(page)))/$(notdir $(page)))
BASH_SCRIPT := $(SHARE)/bash-completion/completions/flipcal
ZSH_SCRIPT := $(SHARE)/zsh/site-functions/_flipcal
FISH_SCRIPT := $(SHARE)/fish/vendor_completions.d/flipcal.fish
install: $(BINARY)
	install -d $(DESTDIR)$(PREFIX)/bin $(sort $(dir $(INSTALLED_PAGES) $(BASH_SCRIPT) $(ZSH_SCRIPT) $(FISH_SCRIPT)))
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/flipcal
	for page in $(INSTALLED_PAGES); do install -m 644 man/$${page##*/} $$page || exit 1; done
	$(BINARY) completions bash > $(BUILD)/completions && install -m 644 $(BUILD)/completions $(BASH_SCRIPT)
	$(BINARY) completions zsh > $(BUILD)/completions && install -m 644 $(BUILD)/completions $(ZSH_SCRIPT)
	$(BINARY) completions fish > $(BUILD)/completions && install -m 644 $(BUILD)/completions $(FISH_SCRIPT)
	rm -f $(BUILD)/completions

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/flipcal $(INSTALLED_PAGES) $(BASH_SCRIPT) $(ZSH_SCRIPT) $(FISH_SCRIPT)

clean:
	rm -rf .build $(BUILD)
