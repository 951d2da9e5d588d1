import Display
import Foundation
import Headless
import Kinora
import Rendering
import UIKit

// Files of what the app has done, which pages take away.
extension BrowserHost {
    /// Seconds of a file whose range is not chosen.
    private static let usualSeconds = 10.0
    /// Animations of a test without edits.
    private static let mostExpectations = 8

    struct ExportFailure: Error, CustomStringConvertible {
        let description: String
    }

    /// Makes a file; `completion` is called once it is offered, at once or after some steps.
    func export(
        _ kind: ExportKind, _ chosen: ClosedRange<Double>?,
        _ completion: @escaping @MainActor (Result<ServerMessage.ExportedFile, ExportFailure>) -> Void
    ) {
        let range = range(of: chosen)
        guard [.test, .trace, .html].contains(kind) else { return make(kind, range, completion) }
        findLines { [self] in make(kind, range, completion) }
    }

    private func make(
        _ kind: ExportKind, _ range: ClosedRange<Double>,
        _ completion: @escaping @MainActor (Result<ServerMessage.ExportedFile, ExportFailure>) -> Void
    ) {
        func offer(_ bytes: [UInt8]) {
            let path = self.offer(bytes, type: kind.type)
            completion(.success(ServerMessage.ExportedFile(name: "kinora.\(kind.suffix)", type: kind.type, path: path)))
        }
        do {
            switch kind {
            case .gesture: offer(Array(try gestureScript().text.utf8))
            case .test: offer(Array(try exportedTest(range).source.utf8))
            case .trace: offer(ServerMessage.bytes(AnimationList(animations.records(since: range.lowerBound))))
            case .film, .strip:
                let film = try film(range, isStrip: kind == .strip)
                finish(film, kind == .film ? "film" : "strip", { offer($0) }, { completion(.failure($0)) })
            case .html:
                let film = try film(range, isStrip: false)
                let records = animations.records(since: range.lowerBound).filter { $0.begin <= range.upperBound }
                let title = settings.title
                finish(film, "film", { offer(Array(ExportedPage(title: title, range: range, animations: records, film: $0).text.utf8)) }) {
                    completion(.failure($0))
                }
            }
        } catch {
            completion(.failure(ExportFailure(description: "\(error)")))
        }
    }

    /// The known times of a chosen range, or the last seconds.
    private func range(of chosen: ClosedRange<Double>?) -> ClosedRange<Double> {
        let known = knownRange
        guard let chosen else { return max(known.lowerBound, host.now - Self.usualSeconds)...host.now }
        let from = min(max(chosen.lowerBound, known.lowerBound), known.upperBound)
        return from...min(max(chosen.upperBound, from), known.upperBound)
    }

    // MARK: Films

    private func film(_ range: ClosedRange<Double>, isStrip: Bool) throws -> FilmExport {
        guard history.count > 0 else { throw ExportFailure(description: "the app has not shown anything yet") }
        return try FilmExport(of: history, range, epoch: PacedHost.mediaTime(0), target: host.screen.target, isStrip: isStrip)
    }

    /// Draws a film to its end, between the moments of the app.
    private func finish(
        _ film: FilmExport, _ name: String, _ completion: @escaping @MainActor ([UInt8]) -> Void,
        _ failure: @escaping @MainActor (ExportFailure) -> Void
    ) {
        do {
            if let bytes = try film.step({ host.realTime }) { return completion(bytes) }
            host.after(0.002) { [self] in finish(film, name, completion, failure) }
        } catch {
            failure(ExportFailure(description: "the \(name) could not be made: \(error)"))
        }
    }

    // MARK: Texts

    /// The touches since the start.
    private func gestureScript() throws -> GestureScript {
        if log.isFull { throw ExportFailure(description: "more input came than is kept, so that its beginning is lost") }
        return try GestureScript(log.touches, screen: UIScreen.main.bounds.size)
    }

    private func exportedTest(_ range: ClosedRange<Double>) throws -> ExportedTest {
        let records = animations.editedRecords
        let chosen = records.isEmpty ? Array(animations.records(since: range.lowerBound).suffix(Self.mostExpectations)) : records
        let expectations = chosen.compactMap(expectation)
        guard !expectations.isEmpty else {
            throw ExportFailure(description: "no animation of the last \(Int(history.duration)) seconds has values that a test can expect")
        }
        return ExportedTest(script: try gestureScript(), device: settings.device, start: start, expectations: expectations)
    }

    /// Values of an animation at some frames while it is in effect; nil if none is known.
    private func expectation(_ record: AnimationRecord) -> ExportedTest.Expectation? {
        let rate = Double(FilmExport.framesPerSecond)
        let known = knownRange
        let end = min(record.end ?? known.upperBound, known.upperBound, record.begin + (record.duration ?? .infinity))
        let (first, last) = (Int((max(record.begin, known.lowerBound) * rate).rounded(.up)), Int((end * rate - 1e-6).rounded(.down)))
        guard first <= last else { return nil }
        let frames = Set((0...4).map { first + (last - first) * $0 / 4 }).sorted()
        let values = frames.compactMap { frame -> (Int, [Double])? in
            let values = history.values(of: record.layer, at: PacedHost.mediaTime(Double(frame) / rate))
            guard let value = values?[record.path.key].flatMap({ RecordedValue($0) }) else { return nil }
            return (frame, value.components)
        }
        guard !values.isEmpty else { return nil }
        let source = record.source.map { ", added at \(($0.file as NSString).lastPathComponent):\($0.line)" } ?? ""
        return ExportedTest.Expectation(
            animation: record.number, keyPath: record.keyPath, property: record.path.key.name,
            remark: "\(record.keyPath) of \(record.name.filter { !$0.isNewline })\(source)", values: values)
    }

    /// The first screen of the app, as a test can make it.
    private var start: ExportedTest.Start {
        let ours: Set = ["UIKit", "UIKitCore", "UIKitControls", "UIKitLists", "SafariServices", "MessageUI"]
        func name(_ type: Any.Type) -> (module: String, name: String)? {
            let words = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 2, !ours.contains(words[0]), words[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                return nil
            }
            return (words[0], words[1])
        }
        let application = UIApplication.shared
        let root = application.windows.first { $0.rootViewController != nil }?.rootViewController
        if let root, let name = name(type(of: root)) { return .controller(module: name.module, name: name.name) }
        if let delegate = application.delegate, let name = name(type(of: delegate)) {
            return .delegate(module: name.module, name: name.name)
        }
        return .unknown
    }
}
