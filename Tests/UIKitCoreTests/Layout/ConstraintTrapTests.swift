import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Constraints for which UIKit raises exceptions.
@MainActor
struct ConstraintTrapTests {
    @Test func itemsWithoutACommonAncestor() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
            }
        }
        #expect(
            result.trapSentence?.contains("its item is gone") == true || result.trapSentence?.contains("no common ancestor.  Does") == true)
    }

    @Test func prioritiesThatBecomeOptionalWhileInstalled() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultLow
            }
        }
        #expect(result.trapSentence?.contains("Mutating a priority from required to not on an installed constraint") == true)
    }

    @Test func locationsWithoutASecondItem() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
            }
        }
        #expect(result.trapSentence?.contains("sets a location equal to a constant") == true)
    }

    @Test func formatsThatNameAnUnknownView() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[x]|", metrics: nil, views: [:])
            }
        }
        #expect(result.trapSentence?.contains("x is not a key in the views dictionary.") == true)
    }
}
