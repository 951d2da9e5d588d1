import Components
import Transitions
import UIKit

// The sources that the tour copies with the effects' own defaults, compiled as they are: TourSourceTests compares them.

/// Set it as the `transitioningDelegate` of the detail, or as the navigation controller's `delegate`.
@MainActor
func makeHeroTransition() -> HeroTransition {
    let hero = HeroTransition()
    hero.response = 0.45
    hero.dampingRatio = 0.82
    hero.shrinkage = 0.4
    hero.dismissDistance = 120
    return hero
}

/// Give it a data source, and call `reloadCards()`.
@MainActor
func makeCardStack() -> CardStackView {
    let stack = CardStackView(frame: .zero)
    stack.response = 0.4
    stack.dampingRatio = 0.7
    stack.exitResponse = 0.6
    stack.tilt = 15 * .pi / 180
    stack.throwDistance = 0.4
    return stack
}

/// The bar is above the content's lower edge; pulled up, it is the screen.
@MainActor
func makeSheet(_ content: UIViewController, _ bar: UIView, _ screen: UIViewController) -> PullUpSheetController {
    let sheet = PullUpSheetController(content: content, bar: bar, screen: screen)
    sheet.response = 0.45
    sheet.dampingRatio = 0.88
    sheet.barCornerRadius = 14
    sheet.screenCornerRadius = 0
    sheet.dimmingOpacity = 0.4
    return sheet
}

/// Call its `attachSwipes(presenting:modal:)`, or set it as the modal view controller's `transitioningDelegate`.
@MainActor
func makeSpinTransition() -> SpinTransition {
    let spin = SpinTransition()
    spin.duration = 1
    spin.damping = 0.8
    spin.initialVelocity = 6
    return spin
}

/// Set it as the navigation controller's `delegate`.
@MainActor
func makeDepthDelegate() -> DepthNavigationDelegate {
    let depth = DepthNavigationDelegate()
    depth.makeTransition = { isReversed in
        let transition = DepthTransition(isReversed: isReversed)
        transition.duration = 2
        transition.perspective = -1 / 500
        transition.depth = 150
        return transition
    }
    depth.interaction.fullTravel = 200
    return depth
}

/// Retain it as long as the table.
@MainActor
func makeSideSwipe(_ tableView: UITableView, _ menu: UIView) -> SideSwipeMenu {
    let sideSwipe = SideSwipeMenu(tableView: tableView, menu: menu)
    sideSwipe.duration = 0.2
    sideSwipe.bounce = 5
    return sideSwipe
}
