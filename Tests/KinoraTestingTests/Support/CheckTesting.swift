import CoreGraphics
import Foundation
import TestSupport
import UIKit

@testable import KinoraTesting

/// The failures that checks record while a body runs, instead of failing the test.
@MainActor func failures(_ body: () throws -> Void) rethrows -> [String] {
    let reporter = RecordingReporter(test: "a test")
    try reporter.install(while: body)
    return reporter.failures.map(\.sentence)
}

/// The failures that checks record while an async body runs.
@MainActor func failures(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
    let reporter = RecordingReporter(test: "a test")
    try await reporter.install(while: body)
    return reporter.failures.map(\.sentence)
}

/// A folder with a test file, in which checks keep references and failures.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-testing-\(UUID().uuidString)", isDirectory: true)

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Runs checks with a record mode and this folder for files about failures, as in a process of their own.
    @MainActor func run(_ record: RecordMode = .never, _ body: @MainActor () throws -> Void) rethrows -> [String] {
        FailureFolder.forget()
        return try failures {
            try CheckSettings.$replacement.withValue(CheckSettings(record: record, failures: url)) { try body() }
        }
    }
}

extension Stage {
    /// A stage of 100 x 200 points at scale 1, in white.
    static func small() -> Stage {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 100, height: 200), scale: 1))
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.backgroundColor = .white
        return stage
    }

    var root: UIView { window.rootViewController!.view }

    /// Adds a square of 20 points at (10, 10).
    func addSquare(_ identifier: String = "square") -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = .red
        view.accessibilityIdentifier = identifier
        root.addSubview(view)
        return view
    }
}
