import Display
import Foundation
import Kinora
import UIKit

/// The source of a test that repeats the touches of a served app, and expects the values that its animations had there.
struct ExportedTest {
    /// Values of an animated property at frames of the stage.
    struct Expectation {
        /// The number of the animation in the order of adding, as in a trace.
        let animation: Int
        let keyPath: String
        /// The property's name in frames of a trace.
        let property: String
        /// A comment: the layer and the line that added it.
        let remark: String
        /// Values by the numbers of frames.
        let values: [(frame: Int, components: [Double])]
    }

    /// Start of the app in a test.
    enum Start: Equatable {
        /// The class of a root view controller, with its module.
        case controller(module: String, name: String)
        case delegate(module: String, name: String)
        case unknown
    }

    let script: GestureScript
    let device: DeviceMetrics
    let start: Start
    let expectations: [Expectation]

    /// The largest difference from an expected value, in the unit of the property.
    private static let tolerance = 0.001

    var source: String {
        let last = expectations.flatMap { $0.values.map(\.frame) }.max() ?? 0
        return """
            import KinoraTesting
            import Testing
            import UIKit
            \(imports)
            /// Exported from a served app. A stage repeats the touches, and animations are to have the values that they had there, with the
            /// edits that were made: the test fails until the source has them too.
            @Suite(.onStage) @MainActor struct ReplayTests {
                @Test func animationsAreThoseOfTheReplay() async throws {
                    let stage = Stage(device: \(deviceText))
                    stage.showsStatusBar = true
                    \(startText)
                    await stage.play(try GestureScript(text: script))
                    await stage.advance(by: max(\(last + 1) / 60 - stage.now, 0))
                    let trace = stage.trace()
            \(expectations.map(text).joined(separator: "\n"))
                }

                /// Compares the values of an animation's property with those at frames, of which there are 60 a second.
                private func expect(_ trace: Trace, _ animation: Int, _ keyPath: String, _ property: String, _ values: [Int: [Double]]) throws {
                    let added = try #require(
                        trace.events.first { $0.kind == .added && $0.animation == animation }, "there is no animation \\(animation)")
                    #expect(added.keyPath == keyPath)
                    for (frame, expected) in values.sorted(by: { $0.key < $1.key }) {
                        let layer = trace.frames[frame].layers.first { $0.layer == added.layer }
                        let value: [Double]? =
                            switch layer?.values[property] {
                            case .number(let number)?: [number]
                            case .flag(let flag)?: [flag ? 1 : 0]
                            case .numbers(let numbers)?: numbers
                            default: nil
                            }
                        let isClose = value.map { $0.count == expected.count && zip($0, expected).allSatisfy { abs($0 - $1) <= \(Self.tolerance) } }
                        #expect(isClose == true, "\\(keyPath) is \\(value ?? []) in frame \\(frame), not \\(expected)")
                    }
                }

                private let script = \"""
            \(script.text.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))

                    \"""
            }

            """
    }

    private var imports: String {
        switch start {
        case .controller(let module, _): "\n@testable import \(module)\n"
        case .delegate(let module, _): "\n// The test target needs '\(module)' among its dependencies.\n@testable import \(module)\n"
        case .unknown: ""
        }
    }

    private var startText: String {
        switch start {
        case .controller(_, let name): "stage.window.rootViewController = \(name)()"
        case .delegate(_, let name): "stage.launch(\(name).self)"
        case .unknown: "// Start the app here, as in: stage.window.rootViewController = CardViewController()"
        }
    }

    private var deviceText: String {
        if DeviceMetrics.named(device.name) != nil { return ".named(\(Self.literal(device.name))) ?? .iPhone15" }
        return
            "Device(name: \(Self.literal(device.name)), size: CGSize(width: \(device.width), height: \(device.height)), scale: \(device.scale))"
    }

    private func text(_ expectation: Expectation) -> String {
        let values = expectation.values.map { "                \($0.frame): [\($0.components.map(Self.number).joined(separator: ", "))]," }
        return """
                    // \(expectation.remark)
                    try expect(
                        trace, \(expectation.animation), \(Self.literal(expectation.keyPath)), \(Self.literal(expectation.property)),
                        [
            \(values.joined(separator: "\n"))
                        ])
            """
    }

    private static func number(_ value: Double) -> String {
        let text = "\((value * 1e6).rounded() / 1e6)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A string literal of a text in one line.
    private static func literal(_ text: String) -> String {
        "\"\(text.filter { !$0.isNewline }.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
