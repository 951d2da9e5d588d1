import CoreGraphics
import Foundation
import UIKitControls
import UniformTypeIdentifiers

/// The preview of a document: an image, a text, or the name, kind and size of another one.
final class DocumentPreviewController: UIViewController {
    private let url: URL
    private let type: UTType
    /// Called once, when the preview has disappeared.
    var onEnd: () -> Void = {}

    init(_ url: URL, name: String, type: UTType) {
        (self.url, self.type) = (url, type)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "document preview"
        let content = content
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close(animated: true) })
    }

    private var content: UIView {
        if let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.isAccessibilityElement = true
            view.accessibilityLabel = title
            return view
        }
        if let text = text {
            let view = UITextView()
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            view.text = text
            view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            return view
        }
        return summary
    }

    /// The text of a document of text; nil for others.
    private var text: String? {
        guard type.conforms(to: .text) || UTType(filenameExtension: url.pathExtension)?.conforms(to: .text) == true else { return nil }
        return try? String(contentsOf: url, encoding: .utf8)
    }

    private var summary: UIView {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? NSNumber
        let count = (size?.int64Value ?? 0).formatted(.byteCount(style: .file))
        let icon = UIImageView(image: UIImage(systemName: "doc"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .scaleAspectFit
        icon.heightAnchor.constraint(equalToConstant: 72).isActive = true
        let labels = [
            (title ?? "", UIFont.TextStyle.headline), (type.preferredFilenameExtension?.uppercased() ?? "", .subheadline),
            (count, .subheadline),
        ]
        .filter { !$0.0.isEmpty }.map { text, style in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = style == .headline ? .label : .secondaryLabel
            label.textAlignment = .center
            label.numberOfLines = 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: [icon] + labels)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        return view
    }

    private func share() {
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    func close(animated: Bool) {
        if navigationController?.viewControllers.first === self {
            navigationController?.presentingViewController?.dismiss(animated: animated)
        } else if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isOver = isMovingFromParent || navigationController?.isBeingDismissed == true || isBeingDismissed
        guard isOver else { return }
        let ended = onEnd
        onEnd = {}
        ended()
    }
}
