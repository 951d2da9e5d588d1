import Foundation
import Testing

@testable import KinoraTesting

@Suite(.onStage) struct ProcessCopyTests {
    private func run(patience: Double = 20, _ body: (@escaping @Sendable (Data) -> Void) -> Void) -> (
        lines: [String], end: ProcessCopy.End?, error: String?
    ) {
        var lines: [String] = []
        let result = ProcessCopy.run(patience: patience) { line in
            lines.append(String(decoding: line, as: UTF8.self))
        } body: { write in
            body(write)
        }
        return (lines, result?.end, result?.error)
    }

    @Test func linesArriveInOrder() {
        let result = run { write in for number in 1...1000 { write(Data("line \(number)".utf8)) } }
        #expect(result.lines == (1...1000).map { "line \($0)" })
        #expect(result.end == .returned)
        #expect(result.error == nil)
    }

    @Test func itsChangesDoNotReachTheOriginal() {
        var number = 1
        let result = run { write in
            number = 2
            write(Data("\(number)".utf8))
        }
        #expect(result.lines == ["2"])
        #expect(number == 1)
    }

    @Test func endsAreReported() {
        #expect(run { _ in _exit(3) }.end == .exit(3))
        #expect(run { _ in _exit(0) }.end == .exit(0))
        #expect(run { _ in exit(0) }.end == .exit(0))
        #expect(run { _ in kill(getpid(), SIGKILL) }.end == .signal(SIGKILL))
        #expect(run { _ in abort() }.end == .signal(SIGABRT))
    }

    @Test func aFatalErrorIsTheErrorLine() {
        let numbers: [Int] = []
        let result = run { write in
            write(Data("before".utf8))
            write(Data("\(numbers[numbers.count])".utf8))
        }
        #expect(result.lines == ["before"])
        #expect(result.end == .signal(SIGILL) || result.end == .signal(SIGTRAP))
        #expect(result.error?.contains("Fatal error: Index out of range") == true)
    }

    @Test func aSilentCopyIsEnded() {
        let result = run(patience: 0.3) { write in
            write(Data("begun".utf8))
            while true { pause() }
        }
        #expect(result.lines == ["begun"])
        #expect(result.end == .silence)
    }
}
