import Foundation
import XCTest

@testable import SourceTranslator

/// Every optional requirement of UIKit's protocols can be called with `?(`, and gives nil where the object's class lacks it.
final class OptionalCallTests: XCTestCase {
    /// Those of UIKit: other frameworks are not in the programs of the corpus.
    private static let requirements = LibraryFacts.shared.requirements.filter { requirement in
        requirement.isOptional && ["UI", "CA"].contains(where: requirement.owner.hasPrefix)
    }

    /// The declaration of an object that conforms to a protocol and has none of its optional methods. UIKit's delegate conforms to most.
    private static let objects = [
        "UIViewControllerAnimatedTransitioning": """
        final class Animating: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }
        """,
        "UIContentView": """
        final class Content: UIView, UIContentView {
            var configuration: UIContentConfiguration = UIListContentConfiguration.cell()
        }
        """,
        "UIBarPositioningDelegate": "final class Bar: NSObject, UIBarPositioningDelegate {}",
        "UIPasteConfigurationSupporting": """
        final class Pasting: NSObject, UIPasteConfigurationSupporting {
            var pasteConfiguration: UIPasteConfiguration?
        }
        """,
        "UIViewImplicitlyAnimating": """
        final class Implicit: NSObject, UIViewImplicitlyAnimating {
            var state: UIViewAnimatingState { .inactive }
            var isRunning: Bool { false }
            var isReversed = false
            var fractionComplete: CGFloat = 0
            func startAnimation() {}
            func startAnimation(afterDelay delay: TimeInterval) {}
            func pauseAnimation() {}
            func stopAnimation(_ withoutFinishing: Bool) {}
            func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
        }
        """,
    ]

    /// A source in which each requirement of protocols is called once, with arguments that are never evaluated.
    private func source(_ requirements: [LibraryFacts.Requirement]) -> String {
        let owners = Set(requirements.map(\.owner)).sorted()
        var lines = ["import UIKit"]
        lines += ["func given<T>() -> T { fatalError() }"]
        lines += owners.compactMap { Self.objects[$0] }
        lines += ["// MARK: calls", "@MainActor func calls() {", "    var count = 0"]
        for owner in owners {
            let made = Self.objects[owner].flatMap { $0.split(separator: " ").dropFirst(2).first?.filter { $0 != ":" } }
            let object = made.map { "\($0)()" } ?? "_UnimplementedDelegate.shared"
            lines.append("    do {\n        let delegate: \(owner)? = \(object)")
            for requirement in requirements where requirement.owner == owner {
                let arguments = (requirement.member.parameters ?? []).map { ($0.label.map { "\($0): " } ?? "") + "given() as \($0.type)" }
                let call = "delegate?.\(requirement.member.name)?(\(arguments.joined(separator: ", ")))"
                lines.append("        if (\(call)) == nil { count += 1 } else { print(\"\(requirement.member.objectiveCName)\") }")
            }
            lines.append("    }")
        }
        lines += ["    print(count)", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    func testCallsOfAllOptionalRequirementsAreTranslated() {
        XCTAssertGreaterThanOrEqual(Self.requirements.count, 201)
        let source = Array(source(Self.requirements).utf8)
        let output = Translator.translate(source, index: FactsIndex(Translator.facts(of: source)))
        XCTAssertEqual(output.problems, [])
        let text = String(decoding: output.text, as: UTF8.self)
        for requirement in Self.requirements {
            XCTAssertFalse(text.contains("?.\(requirement.member.name)?("), "\(requirement.owner) \(requirement.member.key)")
        }
        XCTAssertEqual(text.matches(of: /if \(delegate\?\._optional/).count, Self.requirements.count)
    }

    /// The modules of web views are not in the program.
    func testObjectsWithoutTheMethodsGiveNil() throws {
        let requirements = Self.requirements.filter { !$0.owner.hasPrefix("WK") }
        XCTAssertGreaterThanOrEqual(requirements.count, 186)
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        let file = compiler.folder.appendingPathComponent("Calls.txt")
        try source(requirements).write(to: file, atomically: true, encoding: .utf8)
        let printed = try compiler.printed(
            by: [Corpus.Case(name: "calls")], of: [Corpus.Module(name: "Corpus", files: [file])], in: "calls")
        XCTAssertEqual(printed["calls"], ["\(requirements.count)"])
    }
}
