// Code around the blocks of MotionTests.md that are no whole files.
// module Cards: A package, 2
import Cards
import KinoraTesting
import Testing
import UIKit

/// The controller of the page's second file, with the method as it is left.
final class GreenViewController: UIViewController {
    private let card = UIButton()

    //> Green, 1
}

final class FeedViewController: UIViewController {}

@MainActor func imagesAndFilms(stage: Stage, card: UIView, clock: UIView) async {
    //> Images and films, 1
}

@MainActor func finders(stage: Stage) async throws {
    //> Finders, 1
    _ = field
}

@MainActor func leaksAndAccessibility(stage: Stage) async {
    //> Leaks and accessibility, 1
}

@Suite(.onStage) @MainActor struct DevicesAndSettings {
    //> Devices and settings, 1
}

@Suite(.onStage) @MainActor struct RandomWalks {
    //> Random walks, 1
}
