import UIFoundation

extension UIView: UIAppearance, UIAppearanceContainer {
    static func proxy(_ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil) -> Self {
        let proxy = AppearanceProxies.current.proxy(of: self, containers.map { $0 as AnyClass }, traits) { _instance(of: self) }
        return unsafeDowncast(proxy, to: self)
    }
}
