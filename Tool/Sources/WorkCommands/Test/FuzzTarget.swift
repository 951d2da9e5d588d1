import CommandSupport
import Foundation

/// One reader of input that is fuzzed. Inputs found by a run stay, and a later run starts from them; libFuzzer names one that fails.
struct FuzzTarget {
    let name: String
    /// The package of the fuzzers.
    let folder: String
    /// The folder for inputs that are found.
    let results: String
    let seconds: Int

    /// Fuzzes, then adds what the fuzzer said to the log. Returns whether it found nothing.
    func run(_ log: TestLog) throws -> Bool {
        let corpus = "\(results)/\(name)"
        try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
        if name == "font" { try addFonts(to: corpus) }
        var options = [
            "-max_total_time=\(seconds)", "-max_len=8192", "-timeout=20", "-rss_limit_mb=4096", "-print_final_stats=1", "-verbosity=0",
        ]
        let dictionary = "\(folder)/Dictionaries/\(name).dict"
        if FileManager.default.fileExists(atPath: dictionary) { options.append("-dict=\(dictionary)") }
        // Foundation on Linux never frees objects in attributes of strings.
        let words = ["ASAN_OPTIONS=detect_leaks=\(name == "text" ? 0 : 1)", folder + "/.build/release/Fuzz", name]
        let output = try LogFile()
        let end = try ChildProgram(
            path: "/usr/bin/env", arguments: words + options + ["-artifact_prefix=\(results)/\(name)-", corpus, "\(folder)/Seeds/\(name)"]
        ).run(output: output.descriptor, errors: output.descriptor)
        var data = Data("kinora: fuzzed \(name) for \(seconds) s\n".utf8)
        data += try output.contents()
        if end != .exit(0) { data += Data("error: the fuzzer of \(name) found a failure\n".utf8) }
        log.add(data)
        return end == .exit(0)
    }

    /// Adds the small fonts of the machine.
    private func addFonts(to corpus: String) throws {
        let files = FileManager.default
        for path in files.enumerator(atPath: "/usr/share/fonts")?.compactMap({ $0 as? String }) ?? [] {
            guard path.hasSuffix(".otf") || path.hasSuffix(".ttf") else { continue }
            let source = "/usr/share/fonts/" + path
            let size = (try? files.attributesOfItem(atPath: source)[.size] as? Int) ?? .max
            let copy = corpus + "/" + URL(fileURLWithPath: path).lastPathComponent
            if size <= 8192, !files.fileExists(atPath: copy) { try files.copyItem(atPath: source, toPath: copy) }
        }
    }
}
