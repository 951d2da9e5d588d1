import UIKit

/// A button with the symbol of AirPlay.
///
/// There are no other outputs: a tap tells the delegate that a list of them opens and closes. Differs from UIKit: the symbol is that of a
/// screen, also for sound. Source: Apple,
/// [AVRoutePickerView](https://developer.apple.com/documentation/avkit/avroutepickerview).
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    private let button = UIButton(type: .system)

    /// Follows the list of outputs; not retained.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color of the symbol while another output plays; nil, the default, for the tint color.
    open var activeTintColor: UIColor!
    /// Whether outputs for films come first; false by default.
    open var prioritizesVideoDevices = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.addAction(UIAction { [weak self] _ in self?.openList() }, for: .touchUpInside)
        button.accessibilityLabel = "AirPlay"
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
        let size = UIImage.SymbolConfiguration(textStyle: .title3)
        button.setImage(UIImage(systemName: "airplayvideo", withConfiguration: size), for: .normal)
    }

    private func openList() {
        delegate?.routePickerViewWillBeginPresentingRoutes(self)
        delegate?.routePickerViewDidEndPresentingRoutes(self)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// Follows the list of outputs of a route picker.
///
/// Source: Apple, [AVRoutePickerViewDelegate](https://developer.apple.com/documentation/avkit/avroutepickerviewdelegate).
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Called before the list opens.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called after the list was closed.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}

    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
