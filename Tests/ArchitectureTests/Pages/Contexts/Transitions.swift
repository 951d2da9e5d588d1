// Code around the block of Transitions.md.
import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PopTests: XCTestCase {
    private let stage = Stage()
    private let navigation = UINavigationController()
    private let list = UIViewController()
    private let detail = UIViewController()
    private let interaction = UIPercentDrivenInteractiveTransition()

    //> View-controller transitions, 1
}
