import Foundation

// Entry points that create an instance of any subclass with an initializer that is not required; see `CALayer+Instances.swift`.

extension UIViewController {
    @_silgen_name("kinora_UIViewController_initNib") convenience init(controllerWith name: String?, bundle: Bundle?) {
        self.init(nibName: name, bundle: bundle)
    }
}

extension UINavigationController {
    @_silgen_name("kinora_UINavigationController_initRoot") convenience init(navigationWith root: UIViewController) {
        self.init(rootViewController: root)
    }
}

extension UIGestureRecognizer {
    @_silgen_name("kinora_UIGestureRecognizer_initTarget") convenience init(recognizerWith target: Any?, action: Selector?) {
        self.init(target: target, action: action)
    }
}
