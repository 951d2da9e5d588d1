import CoreGraphics
import Kinora
import UIKit
import XCTest

/// Interrupts ways of a transition at random moments: requests, a hand that leads, lets go, takes again, rotations.
@MainActor
enum InterruptedTransitions {
    /// Does ten things of that kind for each seed, then checks what is left: as if nothing had been interrupted.
    static func run(
        seeds: ClosedRange<Int>, _ make: () -> any UIViewControllerTransitioningDelegate, file: StaticString = #filePath, line: UInt = #line
    ) {
        for seed in seeds {
            var dice = SeededDice(seed: seed)
            weak var leaked: UIViewController?
            do {
                let handheld = Handheld(make())
                let scene = ModalScene(handheld)
                for _ in 0..<10 { step(scene, handheld, &dice) }
                // A waiting request may begin interactively again.
                for _ in 0..<3 {
                    handheld.interaction.finish()
                    scene.stage.settle()
                }
                scene.checkRest("seed \(seed)", file: file, line: line)
                handheld.isInteractive = false
                if scene.first.presentedViewController != nil { scene.dismiss() }
                scene.stage.settle()
                scene.checkRest("seed \(seed), dismissed", file: file, line: line)
                XCTAssertNil(scene.modal, "seed \(seed): the modal screen is kept", file: file, line: line)
                leaked = scene.first
            }
            XCTAssertNil(leaked, "seed \(seed): the first screen is kept", file: file, line: line)
        }
    }

    private static func step(_ scene: ModalScene, _ handheld: Handheld, _ dice: inout SeededDice) {
        switch Int.random(in: 0..<9, using: &dice) {
        case 0, 1:
            handheld.isInteractive = Bool.random(using: &dice)
            handheld.interaction.wantsInteractiveStart = Bool.random(using: &dice)
            if scene.first.presentedViewController == nil { scene.present() }
        case 2, 3:
            handheld.isInteractive = Bool.random(using: &dice)
            if scene.first.presentedViewController != nil { scene.dismiss() }
        case 4: handheld.interaction.pause()
        case 5: handheld.interaction.update(CGFloat.random(in: 0...1, using: &dice))
        case 6: handheld.interaction.finish()
        case 7: handheld.interaction.cancel()
        default:
            let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
            scene.stage.rotate(to: orientations.randomElement(using: &dice) ?? .portrait)
        }
        scene.stage.advance(by: Double.random(in: 0...0.5, using: &dice))
    }
}
