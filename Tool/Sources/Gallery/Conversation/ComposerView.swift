import UIKit

/// The field of a conversation, which grows with its text up to five lines, its button, and suggestions above it.
final class ComposerView: UIView, UITextViewDelegate {
    let field = UITextView()
    let send = UIButton(type: .system)
    private let placeholder = UILabel("Message", size: 17, color: .softInk)
    private let suggestions = UIStackView()
    private let suggestionScroll = UIScrollView()
    private let line = UIView()
    private lazy var fieldHeight = field.heightAnchor.constraint(equalToConstant: 44)
    private lazy var suggestionsHeight = suggestionScroll.heightAnchor.constraint(equalToConstant: 0)

    /// The height that the field may have on the present screen, besides that of one line.
    var tallestField = CGFloat.greatestFiniteMagnitude {
        didSet { if tallestField < oldValue { setNeedsLayout() } }
    }

    var showsSuggestions: Bool { suggestionsHeight.constant > 0 }

    /// Called with the text of a message, after the field is empty.
    var onSend: ((String) -> Void)?
    /// Called after the height of the field has changed, to lay out again.
    var onGrow: (() -> Void)?

    init(suggestions texts: [String]) {
        super.init(frame: .zero)
        backgroundColor = .paper
        line.backgroundColor = .hairline
        field.delegate = self
        field.font = UILabel.font(17, .regular)
        field.adjustsFontForContentSizeCategory = true
        field.textColor = .ink
        field.backgroundColor = .card
        field.isScrollEnabled = false
        field.textContainerInset = UIEdgeInsets(top: 11, left: 14, bottom: 11, right: 14)
        field.layer.cornerRadius = 22
        field.layer.cornerCurve = .continuous
        field.layer.borderWidth = 1
        field.accessibilityIdentifier = "field"
        field.accessibilityLabel = "Message"
        placeholder.isUserInteractionEnabled = false
        placeholder.isAccessibilityElement = false
        send.setImage(
            UIImage(systemName: "arrow.up.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32)), for: .normal)
        send.accessibilityLabel = "Send"
        send.isEnabled = false
        send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .primaryActionTriggered)
        suggestions.spacing = 8
        suggestionScroll.showsHorizontalScrollIndicator = false
        suggestionScroll.addSubview(suggestions)
        for text in texts { suggestions.addArrangedSubview(makeSuggestion(text)) }
        for view in [line, suggestionScroll, field, placeholder, send] { addSubview(view) }
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) { (view: ComposerView, _) in
            view.paint()
            view.setNeedsLayout()
        }
        paint()
        constrain()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func paint() { field.layer.borderColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor }

    private func constrain() {
        for view in [line, suggestionScroll, suggestions, field, placeholder, send] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let margins = safeAreaLayoutGuide
        let content = suggestionScroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor), line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor), line.heightAnchor.constraint(equalToConstant: 1),
            suggestionScroll.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            suggestionScroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            suggestionScroll.trailingAnchor.constraint(equalTo: trailingAnchor), suggestionsHeight,
            suggestions.topAnchor.constraint(equalTo: content.topAnchor),
            suggestions.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            suggestions.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            suggestions.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
            suggestions.heightAnchor.constraint(equalToConstant: 44),
            field.topAnchor.constraint(equalTo: suggestionScroll.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -4), fieldHeight,
            field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            placeholder.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 19),
            placeholder.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -12),
            placeholder.topAnchor.constraint(equalTo: field.topAnchor, constant: 11),
            send.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
            send.bottomAnchor.constraint(equalTo: field.bottomAnchor),
            send.widthAnchor.constraint(equalToConstant: 44), send.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private func makeSuggestion(_ text: String) -> UIButton {
        var look = UIButton.Configuration.gray()
        look.title = text
        look.cornerStyle = .capsule
        (look.baseForegroundColor, look.baseBackgroundColor) = (.ink, .card)
        look.background.strokeColor = .hairline
        look.background.strokeWidth = 1
        look.titleLineBreakMode = .byTruncatingTail
        look.buttonSize = .small
        let button = UIButton(configuration: look)
        button.accessibilityIdentifier = "suggestion"
        button.accessibilityLabel = text
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                field.insertText((field.text.isEmpty || field.text.hasSuffix(" ") ? "" : " ") + text)
                hideSuggestions()
            }, for: .primaryActionTriggered)
        return button
    }

    private func hideSuggestions() {
        guard suggestionsHeight.constant > 0 else { return }
        suggestionsHeight.constant = 0
        suggestionScroll.alpha = 0
        grow()
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        // Not where a bar, a keyboard and the field fill the screen.
        guard suggestionsHeight.constant == 0, suggestionScroll.alpha == 1, (window?.bounds.height ?? 0) > 500, !hasLargeText else {
            return
        }
        suggestionsHeight.constant = 52
        grow()
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !field.text.isEmpty
        send.isEnabled = !field.text.isEmpty
        if fitField() { grow() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if fitField() { super.layoutSubviews() }
    }

    /// Makes the field as high as its text, and returns whether that is another height.
    private func fitField() -> Bool {
        guard field.bounds.width > 0 else { return false }
        let needed = field.sizeThatFits(CGSize(width: field.bounds.width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        let line = field.font?.lineHeight ?? 20
        let (least, most) = (max(line + 22, 44).rounded(.up), (line * 5 + 22).rounded(.up))
        let height = max(min(needed, most, tallestField), least)
        field.isScrollEnabled = needed > height
        guard height != fieldHeight.constant else { return false }
        fieldHeight.constant = height
        return true
    }

    private func grow() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]) { [onGrow] in
            onGrow?()
        }
    }

    private func sendText() {
        let text = field.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        field.text = ""
        textViewDidChange(field)
        hideSuggestions()
        onSend?(text)
    }
}
