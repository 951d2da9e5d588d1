import Foundation
import UIKitCore

/// A sheet with what can be done with some items: share, copy, save, and the app's own activities.
///
/// The system's activities are Messages, Mail, Copy, Save Image, Add to Reading List and Print. Copy and Save Image do what they say; the
/// others end as completed, and nothing is sent: a test taps what the user would choose, by its title, and reads the handler's
/// arguments. On an iPad the sheet is a popover, which traps without a source; elsewhere a sheet of half height. Present it; pushing is not
/// supported. Source: Apple, [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
///
/// ```swift
/// func share(_ text: String, from controller: UIViewController) {
///     let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
///     sheet.completionWithItemsHandler = { type, isCompleted, _, _ in print(type?.rawValue ?? "none", isCompleted) }
///     controller.present(sheet, animated: true)
/// }
/// ```
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, PopoverContent {
    /// Called with the type of the chosen activity, whether it was completed, the items that an extension returned (none) and an error
    /// (none), after the sheet was dismissed.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var running: UIActivity?
    private var presentedByActivity: UIViewController?
    private var isOver = false
    private var result: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)
    private lazy var content = ActivityContent(self)

    /// Creates a sheet for items: strings, URLs, images, data or `UIActivityItemSource`s.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        setUpSheet()
    }

    /// Creates a sheet without items; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        (items, ownActivities) = ([], [])
        super.init(coder: coder)
        setUpSheet()
    }

    private func setUpSheet() {
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        preferredContentSize = CGSize(width: 375, height: 440)
    }

    /// Types that are not offered; nil, the default, for none. Set it before the sheet is presented.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Called once, after the sheet was dismissed, also without a choice.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    // MARK: Activities

    /// The items by which activities are chosen.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// The activities that take the items, those of the system first.
    final var offered: [UIActivity] {
        let (items, excluded) = (placeholders, Set(excludedActivityTypes ?? []))
        return (SystemActivity.all + ownActivities).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: items)
        }
    }

    /// The title above the activities: a subject, a text, the host of a URL or the kind of the item.
    final var heading: (title: String, subtitle: String, image: UIImage?) {
        let subject = items.lazy.compactMap { item in
            (item as? any UIActivityItemSource)?.activityViewController(self, subjectForActivityType: nil)
        }.first { !$0.isEmpty }
        let (shown, image) = (placeholders, placeholders.lazy.compactMap { $0 as? UIImage }.first)
        let url = shown.lazy.compactMap { $0 as? URL }.first
        let text = shown.lazy.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }.first
        let name = url.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString }
        return (subject ?? text ?? name ?? SystemWord.text(image == nil ? "Item" : "Image"), text == nil ? "" : name ?? "", image)
    }

    /// Performs an activity that the user has chosen.
    final func choose(_ activity: UIActivity) {
        guard running == nil, !isOver else { return }
        running = activity
        activity.sheet = self
        let given = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: given)
        guard let controller = activity.activityViewController else { return activity.perform() }
        presentedByActivity = controller
        present(controller, animated: true)
    }

    /// Ends the running activity.
    final func activityDidFinish(_ activity: UIActivity, _ completed: Bool) {
        guard activity === running else { return }
        running = nil
        activity.sheet = nil
        let shown = presentedByActivity
        presentedByActivity = nil
        if completed {
            result = (activity.activityType, true)
            presentingViewController?.dismiss(animated: true)
        } else if shown?.presentingViewController === self {
            dismiss(animated: true)
        }
    }

    // MARK: View

    open override func loadView() { view = content }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content.show()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !isOver else { return }
        isOver = true
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(result.type, result.isCompleted, nil, nil)
    }

    package final func missingPopoverSource(presenting: UIViewController) -> String {
        "UIPopoverPresentationController (\(diagnosticName)) should have a non-nil sourceView or barButtonItem set before the presentation "
            + "occurs"
    }

    package final func popoverWasDismissed() {}
}
