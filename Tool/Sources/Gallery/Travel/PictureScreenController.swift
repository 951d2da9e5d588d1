import UIKit

/// A view controller with an image below the status bar, whose style is stated only at rest: during a transition the bar follows the
/// content that moves below it.
class PictureScreenController: UIViewController {
    private var isAppearing = false

    /// The style that the image needs.
    var styleAtRest: UIStatusBarStyle { .default }

    override var preferredStatusBarStyle: UIStatusBarStyle { isAppearing ? .default : styleAtRest }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAppearing = animated
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isAppearing = false
        setNeedsStatusBarAppearanceUpdate()
    }
}
