import CoreGraphics

/// Lets the user choose a color: from a grid, a spectrum, or by sliders, with its opacity below.
///
/// Present it, or set it as the content of a sheet; each change notifies the delegate. Source: Apple,
/// [UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller); the look is an estimate.
///
/// Differs from UIKit: there is no eyedropper, and no list of favorites.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Receives the choice; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The color; black by default. Setting it does not notify the delegate.
    open var selectedColor = UIColor.black {
        willSet { _willSet("selectedColor") }
        didSet {
            defer { _didSet("selectedColor") }
            if !isChanging { picker.color = PickedColor(selectedColor, hasAlpha: supportsAlpha) }
        }
    }

    /// Whether the opacity can be chosen; true by default.
    open var supportsAlpha = true { didSet { picker.hasAlpha = supportsAlpha } }

    private lazy var picker = ColorPickerView(PickedColor(selectedColor, hasAlpha: supportsAlpha))
    private var isChanging = false
    private var hasEnded = false

    /// Creates a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.text("Colors")
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        super.init(nibName: nil, bundle: nil)
        title = SystemWord.text("Colors")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.hasAlpha = supportsAlpha
        picker.didChange = { [weak self] color, isContinuous in self?.change(to: color, isContinuous) }
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        for subview in [picker, label, close] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 16), label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            close.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            close.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            picker.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
            picker.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            picker.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            picker.heightAnchor.constraint(equalToConstant: ColorPickerView.height),
        ])
    }

    private func change(to color: PickedColor, _ isContinuous: Bool) {
        isChanging = true
        selectedColor = color.color
        isChanging = false
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: isContinuous)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { hasEnded = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !hasEnded else { return }
        hasEnded = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// Receives the choice of a color. All methods are optional.
///
/// Source: Apple,
/// [UIColorPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a color; by default calls the older method at the end of a change.
    ///
    /// - Parameters:
    ///   - viewController: The picker.
    ///   - color: The color.
    ///   - continuously: Whether a finger is still moving.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the user has chosen a color. Deprecated in iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the picker has been dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
