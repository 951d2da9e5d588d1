import Foundation
import Testing

@testable import KinoraTesting

struct FileNameTests {
    private let folder = TestFolder()

    private func file(_ name: String) -> String { FileName.url(of: name, suffix: ".png", in: folder.url).lastPathComponent }

    @Test func namesOfFilesStayAsTheyAre() {
        for name in ["card", "Card open", "iPhone-15.dark.rtl", "a_b", "Ä", "ログイン", "card 2"] { #expect(file(name) == name + ".png") }
    }

    @Test func distinctNamesHaveDistinctFiles() {
        let long = String(repeating: "n", count: 400)
        let names = [
            "a/b", "a_b", "a-b", "a:b", "a\\b", "a\nb", "a*b", "a b", "ab", "a'b", "a\"b", "", ".", "..", " ", ".a", "a", "unnamed", "-",
            "/", "//",
            "A", "Ä", "ä", "ß", "ss", "ﬁ", "fi", "👍", "👎", long, long + "1", long + "2", "a-b~e620c3190468cf61", "card", "card~2",
            "card~film",
        ]
        // Also on a file system that ignores case: each file is there before the next name.
        var files: Set<String> = []
        try? FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        for name in names {
            let file = file(name)
            #expect(files.insert(file.lowercased()).inserted, "\(name): \(file)")
            #expect(file.utf8.count <= 180 && !file.contains("/"))
            FileManager.default.createFile(atPath: folder.path(file), contents: nil)
        }
        for name in names { #expect(folder.has(file(name)), "\(name) finds its file again") }
    }

    @Test func equalNamesHaveOneFile() {
        #expect(file("\u{C4}") == file("A\u{308}"))
        #expect(file("\u{C4}/") == file("A\u{308}/"))
    }

    @Test func theMarkIsADigestOfTheName() { #expect(file("a/b") == "a-b~e620c3190468cf61.png") }
}
