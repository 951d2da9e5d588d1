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

    @Test func leadingWithLeft() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (view, inner) = (UIView(), UIView())
                view.addSubview(inner)
                _ = inner.leadingAnchor.constraint(equalTo: view.leftAnchor)
            }
        }
        #expect(
            result.trapSentence?.contains(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both "
                    + "or neither.") == true)
    }

    @Test func marginsThatAreLeadingWithRight() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (view, inner) = (UIView(), UIView())
                view.addSubview(inner)
                _ = NSLayoutConstraint(
                    item: inner, attribute: .right, relatedBy: .equal, toItem: view, attribute: .trailingMargin, multiplier: 1, constant: 0)
            }
        }
        #expect(result.trapSentence?.contains("between a leading/trailing attribute and a right/left attribute") == true)
    }

    @Test func aConstraintFromOutsideOfTheTree() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let (view, inner) = (UIView(), UIView())
                view.addSubview(inner)
                inner.addConstraint(inner.leftAnchor.constraint(equalTo: view.leftAnchor))
            }
        }
        #expect(
            result.trapSentence?.contains(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                    + "That's illegal. constraint:<NSLayoutConstraint:0x") == true)
    }

    @Test func intrinsicSizesThatAreNoNumbers() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                final class Sized: UIView {
                    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: CGFloat.nan) }
                }
                let (view, inner) = (UIView(), Sized())
                view.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                view.layoutIfNeeded()
            }
        }
        #expect(
            result.trapSentence?.contains("NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:<") == true
        )
        #expect(result.trapSentence?.contains(".height\"> secondAnchor:(null)") == true)
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
