import CoreGraphics
import Foundation

/// A program that declares scenes for the command line.
///
///     @main
///     struct CheckoutScenes: KinoraScenes {
///         static let scenes: [any KinoraScene] = [PayScene(), RefundScene()]
///     }
///
/// The product builds without the command line, which `kinora --package PATH record|filmstrip|trace|demo|serve|list …` links into it.
/// Started without it, the program says so and ends with status 3.
@MainActor
public protocol KinoraScenes {
    /// The scenes, in the order of lists. Ids that are not unique trap.
    static var scenes: [any KinoraScene] { get }
}

extension KinoraScenes {
    /// Runs the command line on the scenes.
    public static func main() {
        let ids = scenes.map(\.id)
        if let twice = ids.first(where: { id in ids.filter { $0.lowercased() == id.lowercased() }.count > 1 }) {
            Program.end(
                saying: "two scenes have the id '\(twice)'; ids name files, so that each needs its own", status: 3)
        }
        if let wrong = ids.first(where: { !SceneProgram.isFileName($0) }) {
            Program.end(
                saying: "the scene id '\(wrong)' cannot name a file: write lower-case words joined by hyphens, with digits where needed",
                status: 3)
        }
        guard let run = SceneProgram.run else {
            let list = ids.isEmpty ? "no scenes" : "the scenes \(ids.joined(separator: ", "))"
            Program.end(
                saying: """
                    this program declares \(list) for Kinora's command line, and was built without it.
                    Start it by: kinora --package PATH record SCENE -o FILE.mp4 (see Documentation/OwnScenes.md in Kinora)
                    """, status: 3)
        }
        run(String(describing: self), scenes)
    }
}

/// The connection of a program's scenes to the command line.
@MainActor
package enum SceneProgram {
    /// Runs the command line of the process on scenes, with the name of their program; set as the program starts if the command line is
    /// linked.
    package static var run: ((_ program: String, _ scenes: [any KinoraScene]) -> Never)?

    /// Whether an id can begin the name of a film. What a film's settings add begins with `_`.
    package static func isFileName(_ id: String) -> Bool {
        let isLong = id.utf8.count > 120
        guard let first = id.first, first.isLetter || first.isNumber, !isLong else { return false }
        return id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    }
}
