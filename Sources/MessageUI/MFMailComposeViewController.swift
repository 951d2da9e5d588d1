import DeviceServices
import Foundation
import UIKit

/// The end of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Cancelled.
    case cancelled
    /// Saved as a draft.
    case saved
    /// Sent.
    case sent
    /// It could not be sent.
    case failed
}

/// Lets the user write a mail.
///
/// There is no account until a test makes one (`Stage.setPermission(.granted, for: .mail)`): `canSendMail()` is false, and apps do not
/// show the controller. With an account it shows the mail with a button that cancels and one that sends; nothing leaves the machine.
/// Source: Apple, [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller).
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let form = MailFormController()

    /// Returns whether there is an account.
    open class func canSendMail() -> Bool { DeviceServices.current.permission(for: .mail) == .granted }

    /// Creates an empty mail. Without an account iOS returns nil, which raises an exception in most apps.
    public init() {
        super.init(nibName: nil, bundle: nil)
        if !Self.canSendMail() {
            reportOnce(
                "mail account", as: .exception("NSInvalidArgumentException"),
                "\(diagnosticName): there is no mail account; ask canSendMail() first")
        }
        form.onEnd = { [weak self] in self?.finish($0) }
        setViewControllers([form], animated: false)
    }

    /// nil: the controller is in no storyboard.
    public required init?(coder: NSCoder) { nil }

    /// The object that is notified, held weakly.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Sets the subject.
    open func setSubject(_ subject: String) { form.mail.subject = subject }
    /// Sets the receivers.
    open func setToRecipients(_ toRecipients: [String]?) { form.mail.receivers = toRecipients ?? [] }
    /// Sets the receivers of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) { form.mail.copies = ccRecipients ?? [] }
    /// Sets the receivers of hidden copies.
    open func setBccRecipients(_ bccRecipients: [String]?) { form.mail.hiddenCopies = bccRecipients ?? [] }
    /// Sets the text; HTML shows as it is written.
    open func setMessageBody(_ body: String, isHTML: Bool) { form.mail.body = body }
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { form.mail.files.append(filename) }

    private func finish(_ result: MFMailComposeResult) {
        guard let mailComposeDelegate else { return dismiss(animated: true) }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// Methods that are notified of the end of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has sent the mail or cancelled; dismisses the controller, which is the default.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

/// A mail.
struct Mail {
    var subject = ""
    var receivers: [String] = []
    var copies: [String] = []
    var hiddenCopies: [String] = []
    var body = ""
    var files: [String] = []
}

/// The lines of a mail.
@preconcurrency @MainActor
final class MailFormController: UIViewController {
    var onEnd: (MFMailComposeResult) -> Void = { _ in }
    var mail = Mail() { didSet { if isViewLoaded { show() } } }

    private let stack = UIStackView()
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(.cancelled) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { [weak self] _ in self?.onEnd(.sent) })
        stack.axis = .vertical
        text.font = .preferredFont(forTextStyle: .body)
        view.addSubview(stack)
        view.addSubview(text)
        show()
    }

    private func show() {
        title = mail.subject.isEmpty ? "New Message" : mail.subject
        navigationItem.rightBarButtonItem?.isEnabled = !mail.receivers.isEmpty
        for row in stack.arrangedSubviews { row.removeFromSuperview() }
        let copies = (mail.copies + mail.hiddenCopies).joined(separator: ", ")
        let rows = [("To:", mail.receivers.joined(separator: ", ")), ("Cc/Bcc:", copies), ("Subject:", mail.subject)]
        for (name, value) in rows + mail.files.map({ ("File:", $0) }) {
            let label = UILabel()
            label.text = name + " " + value
            label.font = .preferredFont(forTextStyle: .body)
            stack.addArrangedSubview(label)
        }
        text.text = mail.body
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        let height = CGFloat(stack.arrangedSubviews.count) * 36
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        text.frame = CGRect(x: area.minX, y: stack.frame.maxY + 8, width: area.width, height: max(area.height - height - 8, 0))
    }
}
