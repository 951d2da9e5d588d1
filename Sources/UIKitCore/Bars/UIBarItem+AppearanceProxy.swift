import UIFoundation

extension UIBarItem: UIAppearance {
    static func proxy(_ containers: [any UIAppearanceContainer.Type] = [], _ traits: UITraitCollection? = nil) -> Self {
        let proxy = AppearanceProxies.current.proxy(of: self, containers.map { $0 as AnyClass }, traits) { self.instance() }
        return unsafeDowncast(proxy, to: self)
    }
}
