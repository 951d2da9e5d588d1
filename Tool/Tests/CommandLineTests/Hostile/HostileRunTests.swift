import Foundation
import XCTest

@testable import KinoraCommandLine

/// Limits, signals, environments, names and descriptors that have broken tools before, run with `./kinora test --deep`.
final class HostileRunTests: XCTestCase {
    private func check(_ runs: [HostileRun], line: UInt = #line) throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["KINORA_DEEP"] == nil, "a deep test")
        for run in runs { try run.check(TemporaryFolder(), line: line) }
    }

    /// The small film's digests without any condition.
    private static let reference: String = MainActor.assumeIsolated {
        Transcript("record", "zoom", "--digest", "--device", "320x480@0.25", "--fps", "4").output
    }

    private func same(_ conditions: [String]) -> [HostileRun] {
        conditions.map { HostileRun("\($0) $KINORA record zoom --digest $SMALL", .fine(reference: Self.reference)) }
    }

    func testEnvironmentsChangeNothing() throws {
        try check(
            same([
                "LC_ALL=C", "LC_ALL=tr_TR.UTF-8", "LC_ALL=ar_EG.UTF-8", "LC_ALL=de_DE.ISO-8859-1", "LANG=nonsense", "LANGUAGE=zh:ja",
                "TZ=Pacific/Apia", "TZ=Asia/Kathmandu", "TZ=nonsense", "TZ=:/dev/zero", "TZ=", "HOME=", "HOME=/nonexistent",
                "HOME=/dev/null",
                "TMPDIR=/nonexistent", "PATH=/nonexistent", "TERM=dumb", "TERM=", "COLUMNS=0", "COLUMNS=-5", "NO_COLOR=1",
                "XDG_CACHE_HOME=/dev/null",
                "XDG_CONFIG_HOME=/proc", "MALLOC_PERTURB_=165", "MALLOC_ARENA_MAX=1", "LD_BIND_NOW=1", "KINORA_THREADS=1",
                "KINORA_THREADS=3",
                "KINORA_KERNELS=portable", "FREETYPE_PROPERTIES=nonsense", "PANGOCAIRO_BACKEND=nonsense", "PANGO_LANGUAGE=ar",
                "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2_Usable", "env -i", "nohup", "nice -n 19", "setsid", "timeout 60",
            ]))
    }

    func testLimitsEndInASentenceOrNotAtAll() throws {
        try check(
            same([
                "ulimit -n 40;", "ulimit -n 64;", "ulimit -s 1024;", "ulimit -s unlimited;", "ulimit -c 0;", "ulimit -l 0;", "umask 777;",
                "ulimit -e 0;",
            ]) + [
                HostileRun("ulimit -f 0; trap '' XFSZ; $KINORA record zoom $SMALL -o a.gif", .fails(3, "kinora: record: ")),
                HostileRun(
                    "ulimit -f 1; trap '' XFSZ; $KINORA record zoom --device 390x844 --fps 4 -o a.apng", .fails(3, "kinora: record: ")),
                HostileRun("ulimit -f 0; $KINORA record zoom --device 390x844 --fps 4 -o a.apng", .fails(3, "kinora: record: ")),
            ])
    }

    func testAnFFmpegLibraryThatCannotBeLoadedIsNamedWithItsPackage() throws {
        try check(
            ["avutil", "avformat"].map { library in
                let record = "LD_LIBRARY_PATH=lib $KINORA record zoom $SMALL -o a.gif"
                return HostileRun(
                    "mkdir lib; touch lib/lib\(library).so.{1..99}; \(record) 2>&1 | grep -q 'apt-get install lib\(library)-dev'", .fine(),
                    leaves: ["lib"])
            })
    }

    func testDescriptorsMayBeClosedOrFull() throws {
        try check(
            same(["exec 0<&-;", "exec 2>&-;", "exec 2>/dev/full;", "exec 0<&- 2>&-;", "exec 0</dev/full;"]) + [
                HostileRun("$KINORA list >&-", .fails(2, "kinora: list: standard output cannot be written")),
                HostileRun("$KINORA list >/dev/full", .fails(2, "kinora: list: standard output cannot be written")),
                HostileRun("$KINORA record zoom $SMALL -o a.gif 0<&- >&-", .fine(), leaves: ["a.gif"]),
                HostileRun("$KINORA record zoom $SMALL -o a.gif 0<&- >&- 2>&-", .quiet(2), leaves: ["a.gif"]),
                HostileRun("(sleep 0.5; $KINORA list) | true; exit ${PIPESTATUS[0]}", .quiet(2)),
                HostileRun("$KINORA list | head -1 >/dev/null; exit 0", .fine()),
                HostileRun("$KINORA trace zoom $SMALL -o /dev/null", .fine()),
                HostileRun("$KINORA record zoom $SMALL -o /dev/null", .fails(2, "kinora: record: '/dev/null' has an unknown extension")),
                HostileRun("ln -s /dev/full a.gif; $KINORA record zoom $SMALL -o a.gif", .fails(3, "kinora: record: "), leaves: ["a.gif"]),
                HostileRun(
                    "$KINORA trace dashboard-scale -o /dev/full", .fails(3, "kinora: trace: /dev/full cannot be written: no space left")),
            ])
    }

    func testSignalsEndCleanly() throws {
        let film = "$KINORA record dashboard-scale --device 2340x5064 --fps 240 -o a.mp4 & sleep 1; kill"
        try check(
            [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)].map { name, number in
                // A shell starts what runs in the background with SIGINT ignored.
                HostileRun("set -m; \(film) -\(name) %1; wait %1", .signal(number))
            } + [
                HostileRun("set -m; \(film) -INT %1; sleep 0.02; kill -INT %1; wait %1", .signal(SIGINT)),
                HostileRun("$KINORA list & kill -STOP $!; kill -CONT $!; wait $!", .fine()),
                HostileRun("nohup $KINORA record zoom $SMALL -o a.gif & sleep 0.1; kill -HUP $!; wait $!", .fine(), leaves: ["a.gif"]),
            ])
    }

    func testNamesOfFilesAreOnlyNames() throws {
        let long = String(repeating: "n", count: 251)
        try check(
            [
                "with space.gif", "ümlaut.gif", "日本.gif", "%41%00.gif", "-dash.gif", "a:b.gif", "$HOME.gif", "'quote.gif", "a;b.gif",
                ".hidden.gif", long + ".gif",
            ]
            .map { HostileRun("$KINORA record zoom $SMALL -o \"./\(name($0))\"", .fine(), leaves: [$0]) } + [
                HostileRun("$KINORA record zoom $SMALL -o $'two\\nlines.gif'", .fine(), leaves: ["two\nlines.gif"]),
                HostileRun("$KINORA record zoom $SMALL -o \(long)n.gif", .fails(3, "kinora: record: ")),
                HostileRun("$KINORA record zoom $SMALL -o no/a.gif", .fails(3, "kinora: record: ")),
                HostileRun("mkdir a.gif; $KINORA record zoom $SMALL -o a.gif", .fails(3, "kinora: record: "), leaves: ["a.gif"]),
                HostileRun("ln -s a.gif a.gif; $KINORA record zoom $SMALL -o a.gif", .fails(3, "kinora: record: "), leaves: ["a.gif"]),
                HostileRun("ln -s b.gif a.gif; $KINORA record zoom $SMALL -o a.gif", .fine(), leaves: ["a.gif", "b.gif"]),
                HostileRun("mkdir x; cd x; rmdir ../x; $KINORA record zoom --digest $SMALL", .fine(reference: Self.reference)),
                HostileRun("mkdir x; cd x; rmdir ../x; $KINORA record zoom $SMALL -o a.gif", .fails(3, "kinora: record: ")),
            ])
    }

    private func name(_ text: String) -> String { text.replacingOccurrences(of: "$", with: "\\$") }

    func testArgumentsAreReadOrRefused() throws {
        try check(
            [
                "--device 0x0", "--device nanxnan", "--device 1e9x1", "--device -1x5", "--device 393x852@9", "--device ''", "--fps 0",
                "--fps 1e3", "--fps 99999999999999999999", "--appearance ''", "--direction LTR2", "--text-size 12", "--shard 0/1 ",
                "--shard 2/1", "--matrix size=", "--matrix =x", "--gesture /nonexistent", "--gesture /", "--gesture /dev/null --digest",
            ].map { HostileRun("$KINORA record zoom \($0) -o a.gif", .fails(2, "kinora: record: ")) } + [
                HostileRun("$KINORA filmstrip zoom --at nan -o a.png", .fails(2, "kinora: filmstrip: ")),
                HostileRun("$KINORA filmstrip zoom --at -1 -o a.png", .fails(2, "kinora: filmstrip: ")),
                HostileRun("$KINORA filmstrip zoom --at 1e308 -o a.png", .fails(2, "kinora: filmstrip: ")),
                HostileRun("$KINORA filmstrip zoom --at $(seq -s, 0 200) -o a.png", .fails(2, "kinora: filmstrip: ")),
                HostileRun("$KINORA $(seq 1 5000)", .fails(2, "kinora: unknown command '1'")),
                HostileRun("$KINORA ''", .fails(2, "kinora: unknown command ''")),
                HostileRun("$KINORA $'\\xff\\xfe'", .fails(2, "kinora: unknown command")),
            ])
    }

    func testTwoRunsMayFillOneFolder() throws {
        let words = "record zoom tab-arrow --matrix appearance=light,dark size=320x480@0.25 --fps 2 --format gif -o films"
        let run = HostileRun(
            "$KINORA \(words) >/dev/null 2>&1 & $KINORA \(words) >/dev/null 2>&1; wait $! && $KINORA \(words) >/dev/null && ls -A films",
            .fine(
                reference: """
                    films.json
                    index.html
                    tab-arrow_appearance-dark_size-320x480@0.25.gif
                    tab-arrow_appearance-light_size-320x480@0.25.gif
                    zoom_appearance-dark_size-320x480@0.25.gif
                    zoom_appearance-light_size-320x480@0.25.gif

                    """), leaves: ["films"])
        try check([run])
    }
}
