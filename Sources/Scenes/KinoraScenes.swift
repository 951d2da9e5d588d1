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
        if let twice = ids.first(where: { id in ids.filter { $0 == id }.count > 1 }) {
            fail("two scenes have the id '\(twice)'; ids name files, so that each needs its own")
        }
        guard let run = SceneProgram.run else {
            let list = ids.isEmpty ? "no scenes" : "the scenes \(ids.joined(separator: ", "))"
            fail(
                """
                this program declares \(list) for Kinora's command line, and was built without it.
                Start it by: kinora --package PATH record SCENE -o FILE.mp4 (see Documentation/OwnScenes.md in Kinora)
                """)
        }
        run(String(describing: self), scenes)
    }

    private static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("kinora: \(sentence)\n".utf8))
        exit(3)
    }
}

/// The connection of a program's scenes to the command line.
@MainActor
package enum SceneProgram {
    /// Runs the command line of the process on scenes, with the name of their program; set as the program starts if the command line is
    /// linked.
    package static var run: ((_ program: String, _ scenes: [any KinoraScene]) -> Never)?
}
