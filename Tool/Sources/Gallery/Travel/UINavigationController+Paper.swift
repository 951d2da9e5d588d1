import UIKit

extension UINavigationController {
    /// With a bar that looks like the screens' paper.
    func onPaper() -> Self {
        navigationBar.barTintColor = .paper
        navigationBar.isTranslucent = false
        navigationBar.titleTextAttributes = [.foregroundColor: UIColor.ink]
        navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.ink]
        return self
    }
}
