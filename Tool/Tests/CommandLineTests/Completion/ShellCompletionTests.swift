import Foundation
import Gallery
import XCTest

@testable import CommandSupport
@testable import KinoraCommandLine
@testable import kinora

/// The scripts in the shells that they are for; bash is tested more closely in `CompletionScriptTests`.
@preconcurrency @MainActor
final class ShellCompletionTests: XCTestCase, @unchecked Sendable {
    private var folder: TemporaryFolder!

    override func setUp() async throws {
        SceneCatalog.current = GalleryTool.catalog
        folder = try TemporaryFolder()
    }

    override func tearDown() async throws { folder = nil }

    func testFishOffersEveryCommandOptionAndValue() throws {
        let script = folder.path("kinora.fish")
        try Data(CompletionScript.fish.text(of: GalleryTool.commands).utf8).write(to: URL(fileURLWithPath: script))
        try check("fish") { lines in
            let loop = "source \(script); while read -L line; printf '== %s\\n' $line; complete -C $line; end"
            return ["-c", "\(loop) <\(lines)"]
        }
    }

    func testZshOffersEveryCommandOptionAndValue() throws {
        let script = folder.path("kinora.zsh")
        try Data(CompletionScript.zsh.text(of: GalleryTool.commands).utf8).write(to: URL(fileURLWithPath: script))
        let offers = folder.path("offers")
        // In a shell on a terminal of its own, Tab writes what would be offered into a file.
        try Data(
            """
            compadd () {
                if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
                local -a found; builtin compadd -A found "$@"; print -rl -- $found >>\(offers)
            }
            offer () { zle complete-it; print -r -- END >>\(offers); BUFFER=; zle accept-line }
            zle -C complete-it complete-word _main_complete
            zle -N offer
            bindkey '^I' offer

            """.utf8
        ).write(to: URL(fileURLWithPath: folder.path("widget.zsh")))
        try Data(
            """
            zmodload zsh/zpty zsh/zselect
            zpty shell zsh -f -i
            zpty -w shell "PROMPT=; source \(script); source \(folder.path("widget.zsh")); print -r -- END >>\(offers)"
            await () {
                local count=0
                until [[ -f \(offers) && "$(tail -n 1 \(offers))" == END ]]; do
                    (( ++count < 2000 )) || exit 1
                    while zpty -r -t shell output; do :; done
                    zselect -t 1
                done
            }
            await
            while IFS= read -r line; do
                rm -f \(offers)
                zpty -w -n shell "$line"$'\\t'
                await
                print -r -- "== $line"
                grep -v '^END$' \(offers)
            done
            zpty -d shell

            """.utf8
        ).write(to: URL(fileURLWithPath: folder.path("capture.zsh")))
        try check("zsh") { lines in ["-f", "-c", "source \(self.folder.path("capture.zsh")) <\(lines)"] }
    }

    /// Checks what a shell offers.
    /// - Parameter arguments: The arguments of the shell that print `== LINE` and the offers for each line of a file.
    private func check(_ shell: String, _ arguments: (String) -> [String]) throws {
        let path = "/usr/bin/\(shell)"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: path), "there is no \(shell)")
        var wanted: [String: [String]] = ["kinora ": GalleryTool.commands.map { $0.name }]
        for command in GalleryTool.commands {
            let names = command.syntax.options.flatMap(\.names) + ["--help"]
            wanted["kinora \(command.name) --"] = names.filter { $0.hasPrefix("--") }
            for option in command.syntax.options where !option.choices.isEmpty && option.assignments.isEmpty {
                wanted["kinora \(command.name) \(option.key) "] = option.choices
            }
        }
        wanted["./kinora rec"] = ["record"]
        wanted["kinora --package . rec"] = ["record"]
        wanted["kinora help tes"] = ["test"]
        wanted["kinora record das"] = ["dashboard-scale", "dashboard-slide"]
        wanted["kinora record zoom --matrix size=se,ip"] = ["size=se,ipad"]
        wanted["kinora record zoom --matrix appearance=light mot"] = ["motion="]
        wanted["kinora record zoom --appearance=d"] = ["--appearance=dark"]
        let lines = wanted.keys.sorted()
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: folder.path("lines")))
        let process = Process()
        let output = folder.path("output")
        FileManager.default.createFile(atPath: output, contents: nil)
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments(folder.path("lines"))
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path, "TERM": "dumb"]
        process.standardOutput = try XCTUnwrap(FileHandle(forWritingAtPath: output))
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        let text = try String(contentsOfFile: output, encoding: .utf8)
        var offers: [String: Set<String>] = [:]
        var line = ""
        for row in text.split(separator: "\n") {
            if row.hasPrefix("== ") {
                line = String(row.dropFirst(3))
            } else {
                offers[line, default: []].insert(String(row.split(separator: "\t")[0]))
            }
        }
        // The shell removes spaces at the ends of lines that it reads.
        for (line, words) in wanted {
            let offered = offers[line] ?? offers[line.trimmingCharacters(in: .whitespaces)] ?? []
            XCTAssertEqual(Set(words).subtracting(offered).sorted(), [], "\(shell): \(line)")
        }
    }
}
