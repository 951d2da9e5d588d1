import UIKit

extension UINavigationController {
    /// Styles the bar like the paper background; its bottom line is visible while content is scrolled under it.
    func onPaper() -> Self {
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .paper
        standard.titleTextAttributes = [.foregroundColor: UIColor.ink]
        standard.largeTitleTextAttributes = [.foregroundColor: UIColor.ink]
        let edge = UINavigationBarAppearance(barAppearance: standard)
        edge.shadowColor = nil
        navigationBar.standardAppearance = standard
        navigationBar.scrollEdgeAppearance = edge
        return self
    }
}
