import CoreGraphics
import Foundation
import UIKitCore

/// A bar with a search field, and around it a prompt, a cancel button and a row of scopes.
///
/// The bar is 56 points high; a prompt adds 19, scopes 44. Differs from UIKit: the cancel button stays enabled after editing. Looks
/// resemble iOS 17. Source: Apple, [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Fruit"
/// bar.searchBarStyle = .minimal
/// bar.showsCancelButton = true
/// ```
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate, UITextInputTraits {
    final let field = UISearchTextField()
    private let background = UIVisualEffectView(effect: nil)
    private let backgroundView = UIImageView(image: nil)
    private let line = UIView()
    private let promptLabel = UILabel()
    final let cancelButton = UIButton(type: .system)
    final let scopes = UISegmentedControl(items: [])
    private let fieldButton = UIButton(type: .custom)
    private var images: [ImageKey: UIImage] = [:]
    /// The search controller of the bar.
    final weak var observer: (any SearchBarObserver)?
    /// The bar's position.
    final var placement = SearchBarPlacement.own {
        didSet {
            guard placement != oldValue else { return }
            showStyle()
            sizeChanged()
        }
    }
    private var fieldOpacity: CGFloat = 1

    private struct ImageKey: Hashable {
        let icon: Icon
        let state: UInt
    }

    /// At the default text size, in points.
    static let height: CGFloat = 56
    static let promptHeight: CGFloat = 19
    static let scopeHeight: CGFloat = 44
    private static let margin: CGFloat = 8
    /// Distance from the field to the end of a navigation bar, in points: with 1 above it the bar is 52 high.
    private static let marginBelowTitles: CGFloat = 15
    /// Amount by which a field has collapsed when its text is invisible, in points; an estimate.
    private static let collapseThatHidesText: CGFloat = 12

    /// Creates a search bar; a height of 0 becomes 56 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readSearchBarNib(coder)
    }

    private func setUp() {
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        cancelButton.setTitle(SystemWord.text("Cancel"), for: .normal)
        cancelButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                observer?.searchBarCancelled()
            }, for: .touchUpInside)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
        fieldButton.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        fieldButton.tintColor = .secondaryLabel
        fieldButton.addAction(UIAction { [weak self] _ in self?.fieldButtonTapped() }, for: .touchUpInside)
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                observer?.searchBarContentChanged()
            }, for: .editingChanged)
        field.onTokens = { [weak self] in
            guard let self else { return }
            showFieldButton()
            observer?.searchBarContentChanged()
        }
        field.accessibilityTraits = .searchField
        backgroundView.isHidden = true
        line.backgroundColor = .separator
        cancelButton.alpha = 0
        for view in [background, backgroundView, line, promptLabel, cancelButton, scopes, field] { addSubview(view) }
        scopes.isHidden = true
        showStyle()
    }

    // MARK: Text

    /// The delegate, held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text; empty by default. Setting it does not notify the delegate.
    open var text: String? {
        get { field.text }
        set {
            let old = field.text ?? ""
            field.text = newValue
            showFieldButton()
            if newValue ?? "" != old { observer?.searchBarContentChanged() }
        }
    }

    /// The text shown while there is none.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line above the field; nil, the default, for none.
    open var prompt: String? { didSet { sizeChanged() } }

    /// The text field, which apps may style.
    open var searchTextField: UISearchTextField { field }

    // MARK: Buttons

    /// Whether the field has a bookmark button while it has no text; false by default.
    open var showsBookmarkButton = false { didSet { showFieldButton() } }

    /// Whether the field has a results button; false by default. It takes precedence over the bookmark button.
    open var showsSearchResultsButton = false { didSet { showFieldButton() } }

    /// Whether the results button is selected; false by default.
    open var isSearchResultsButtonSelected = false { didSet { showFieldButton() } }

    /// Whether the cancel button is shown; false by default.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button; animated, the field shrinks or grows in 0.3 s.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        observer?.searchBarChoosesCancelButton()
        showCancelButton(showsCancelButton, animated: animated)
    }

    final func showCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != isCancelShown else { return }
        if animated { layoutIfNeeded() }
        isCancelShown = showsCancelButton
        change(animated)
    }

    private var isCancelShown = false

    private func change(_ animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layoutIfNeeded() }
    }

    // MARK: Scopes

    /// The titles of the scopes; nil, the default, for none.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = min(max(selectedScopeButtonIndex, 0), scopes.numberOfSegments - 1)
            sizeChanged()
        }
    }

    /// The index of the selected scope; 0 by default.
    open var selectedScopeButtonIndex = 0 {
        didSet { if scopes.numberOfSegments > selectedScopeButtonIndex { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
    }

    /// Whether the scopes are shown, if there are any; false by default. Give the bar its new height by `sizeToFit()`.
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes; animated in 0.3 s.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        observer?.searchBarChoosesScopeBar()
        showScopes(show, animated: animated)
    }

    final func showScopes(_ show: Bool, animated: Bool) {
        guard show != isScopeShown else { return }
        if animated { layoutIfNeeded() }
        isScopeShown = show
        sizeChanged()
        change(animated)
    }

    private var isScopeShown = false
    private var hasScopes: Bool { isScopeShown && scopes.numberOfSegments > 0 }

    private func scopeChanged() {
        guard scopes.selectedSegmentIndex != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        observer?.searchBarContentChanged()
    }

    // MARK: Looks

    /// The style of the bar, light or dark.
    open var barStyle = UIBarStyle.default { didSet { showStyle() } }

    /// Whether the bar has a background; `default` by default.
    open var searchBarStyle = Style.default { didSet { showStyle() } }

    /// The color of the background; nil, the default, for the system's.
    open var barTintColor: UIColor? { didSet { showStyle() } }

    /// Whether the background is translucent; true by default.
    open var isTranslucent = true { didSet { showStyle() } }

    /// An image in place of the background, stretched; nil by default. An empty image leaves none.
    open var backgroundImage: UIImage? { didSet { showStyle() } }

    /// Sets the image of an icon for the states `normal`, `highlighted`, `disabled` and `selected`; nil is the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[ImageKey(icon: icon, state: state.rawValue)] = iconImage
        showIcons()
    }

    /// Returns the image that was set for an icon and a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[ImageKey(icon: icon, state: state.rawValue)] }

    /// Sets the image behind the field, stretched; nil is the system's background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state.rawValue] = backgroundImage
        field.background = fieldBackgrounds[UIControl.State.normal.rawValue]
        field.disabledBackground = fieldBackgrounds[UIControl.State.disabled.rawValue]
        field.showsBackground = field.background == nil
    }

    /// Returns the image that was set behind the field.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state.rawValue] }

    private var fieldBackgrounds: [UInt: UIImage] = [:]

    private func showStyle() {
        let isMinimal = searchBarStyle == .minimal || placement != .own
        overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        backgroundView.image = backgroundImage
        backgroundView.isHidden = backgroundImage == nil || placement != .own
        background.isHidden = isMinimal || backgroundImage != nil
        line.isHidden = background.isHidden
        background.effect = isTranslucent && barTintColor == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
        background.backgroundColor = barTintColor ?? (isTranslucent ? nil : .systemGray6)
    }

    private func showIcons() {
        let icon = field.leftView as? UIImageView
        icon?.image = image(for: .search, state: .normal) ?? UIImage(systemName: "magnifyingglass")
        field.fieldViews.clearImage = { [weak self] state in
            guard let self else { return nil }
            return image(for: .clear, state: state) ?? image(for: .clear, state: .normal)
        }
        showFieldButton()
    }

    private func showFieldButton() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        if let icon {
            let name = icon == .bookmark ? "book" : "chevron.down.circle"
            fieldButton.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: name), for: .normal)
            for state in [UIControl.State.highlighted, .selected, .disabled] {
                fieldButton.setImage(image(for: icon, state: state), for: state)
            }
            fieldButton.tintColor = icon == .resultsList && isSearchResultsButtonSelected ? tintColor : .secondaryLabel
            fieldButton.isSelected = icon == .resultsList && isSearchResultsButtonSelected
            fieldButton.accessibilityLabel = SystemWord.text(icon == .bookmark ? "Bookmarks" : "Results")
        }
        field.rightView = icon == nil ? nil : fieldButton
        field.rightViewMode = icon == nil ? .never : field.holdsContent && icon == .bookmark ? .never : .always
    }

    private func fieldButtonTapped() {
        if showsSearchResultsButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Begins editing of the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing of the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
        observer?.searchBarWillBegin()
        return true
    }

    open func textFieldDidBeginEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidBeginEditing(self)
        observer?.searchBarContentChanged()
    }

    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

    open func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    open func textFieldDidChangeSelection(_ textField: UITextField) { if showsBookmarkButton { showFieldButton() } }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }

    // Traits of the keyboard: those of the field.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: Geometry

    /// The delegate's position; `any` by default.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The height of field, prompt and scopes; no width.
    open override var intrinsicContentSize: CGSize {
        let own = field.intrinsicContentSize.height + (placement == .belowTitles ? Self.marginBelowTitles + 1 : 20)
        return CGSize(
            width: UIView.noIntrinsicMetric, height: own + (prompt == nil ? 0 : Self.promptHeight) + (hasScopes ? Self.scopeHeight : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        for view in [background, backgroundView] { view.frame = bounds }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        let top = prompt == nil ? 0 : Self.promptHeight
        promptLabel.frame = CGRect(x: Self.margin, y: 6, width: max(bounds.width - 2 * Self.margin, 0), height: Self.promptHeight)
        let scopeHeight = hasScopes ? Self.scopeHeight : 0
        let row = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - scopeHeight, 0))
        let safe = (left: max(safeAreaInsets.left, 0), right: max(safeAreaInsets.right, 0))
        let (start, end) = (Self.margin + safe.left, bounds.width - Self.margin - safe.right)
        let cancelWidth = cancelButton.intrinsicContentSize.width
        let fieldHeight = field.intrinsicContentSize.height
        let height = max(0, min(fieldHeight, placement == .belowTitles ? row.height - Self.marginBelowTitles - 1 : row.height))
        let y = placement == .belowTitles ? row.minY + min(1, row.height) : row.midY - height / 2
        showCollapse(of: fieldHeight - height)
        let fieldEnd = isCancelShown ? end - cancelWidth - Self.margin : end
        put(field, CGRect(x: start, y: y, width: max(fieldEnd - start, 0), height: height))
        put(
            cancelButton,
            CGRect(x: isCancelShown ? end - cancelWidth : end + Self.margin, y: y, width: cancelWidth, height: height))
        cancelButton.alpha = isCancelShown ? 1 : 0
        scopes.isHidden = !hasScopes
        put(scopes, CGRect(x: start, y: row.maxY + 1, width: max(end - start, 0), height: 32))
    }

    /// Clips a field that is lower than its content, which fades at once.
    private func showCollapse(of amount: CGFloat) {
        let opacity = max(0, 1 - amount / Self.collapseThatHidesText)
        guard opacity != fieldOpacity else { return }
        fieldOpacity = opacity
        field.clipsToBounds = opacity < 1
        for view in field.subviews { view.alpha = opacity }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showFieldButton()
    }
}

extension UISearchBar {
    /// The background of a search bar.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default`
        /// A translucent background.
        case prominent
        /// No background.
        case minimal
    }

    /// The icons of a search bar's field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The clear button.
        case clear
        /// The bookmark button.
        case bookmark
        /// The results button.
        case resultsList
    }
}
