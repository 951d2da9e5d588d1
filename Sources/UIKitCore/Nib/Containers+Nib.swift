import Foundation
import Resources

extension UINavigationController {
    final func readNavigationControllerNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        if let bar = element.value("navigationBar") { navigationBar.readNib(ofControllersBar: bar, nib.session) }
        if let flag = element.flag("navigationBarHidden") { isNavigationBarHidden = flag }
        if let flag = element.flag("toolbarHidden") { isToolbarHidden = flag }
        if element.flag("hidesBarsOnSwipe") == true { nib.session.report(element, "hidesBarsOnSwipe is not there; the bars stay") }
        if let flag = element.flag("hidesBarsOnTap") { hidesBarsOnTap = flag }
    }
}

extension UITabBarController {
    final func readTabBarControllerNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let bar = nib.element.value("tabBar") { tabBar.readNib(ofControllersBar: bar, nib.session) }
    }
}
