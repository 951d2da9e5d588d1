import DeviceServices
import Foundation
import UniformTypeIdentifiers

/// The use of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Gives copies of documents to the app.
    case `import`
    /// Gives documents to the app.
    case open
    /// Copies the app's documents to where the user chooses.
    case exportToService
    /// Moves the app's documents to where the user chooses.
    case moveToService
}

/// Lets the user choose documents outside the app, or the folder to which the app's documents go, in a folder of the stage's
/// (`Stage.setDocuments(folder:)`).
///
/// A picker opens documents of types, or exports files. Present it; it dismisses itself, and calls its delegate as it begins to: with
/// URLs, or for the cancel button and a swipe down with `documentPickerWasCancelled(_:)`. Documents of other types are gray. A tap chooses
/// one; with several allowed, the Open button does. Folders open. Without a folder of the stage's there are no documents, and nothing can
/// be exported. Source: Apple,
/// [UIDocumentPickerViewController](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
/// picker.allowsMultipleSelection = true
/// ```
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The object that receives the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The use of the picker.
    public let documentPickerMode: UIDocumentPickerMode
    /// Whether the user may choose several documents; false by default.
    open var allowsMultipleSelection = false
    /// Whether names have their extensions; false by default.
    open var shouldShowFileExtensions = false
    /// The folder that is shown at first, within the stage's; nil, the default, for that one.
    open var directoryURL: URL?

    private let types: [UTType]
    private let exported: [URL]
    private var hasEnded = false
    private let container = UINavigationController()

    private init(mode: UIDocumentPickerMode, types: [UTType], exported: [URL]) {
        (documentPickerMode, self.types, self.exported) = (mode, types, exported)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker that opens documents of types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker that opens documents of types, or copies of them in a temporary folder.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(mode: asCopy ? .import : .open, types: contentTypes, exported: [])
    }

    /// Creates a picker that moves files to where the user chooses.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a picker that moves or copies files to where the user chooses.
    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(mode: asCopy ? .exportToService : .moveToService, types: [], exported: urls)
    }

    /// Creates a picker that opens documents whose types have identifiers; those that are not known count as types of no document.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(mode: mode, types: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }, exported: [])
    }

    /// Creates a picker that exports a file.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(mode: mode, types: [], exported: [url]) }

    /// Creates a picker that exports files.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(mode: mode, types: [], exported: urls) }

    /// Creates a picker without types; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        (documentPickerMode, types, exported) = (.open, [], [])
        super.init(nibName: nil, bundle: nil)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(container)
        container.view.frame = view.bounds
        container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container.view)
        container.didMove(toParent: self)
        let root = DeviceServices.current.documents
        container.setViewControllers([list(of: directoryURL ?? root)], animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { hasEnded = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end(nil) }
    }

    private func list(of folder: URL?) -> DocumentListController {
        let list = DocumentListController(folder: folder)
        list.showsExtensions = shouldShowFileExtensions
        list.allowsSeveral = allowsMultipleSelection
        list.isAllowed = { [unowned self] in isAllowed($0) }
        list.actionTitle = exported.isEmpty ? (isAllowed(.folder) || allowsMultipleSelection ? "Open" : nil) : "Save"
        list.isActionAllowed = { [unowned self] chosen in
            exported.isEmpty ? !chosen.isEmpty || isAllowed(.folder) : folder != nil
        }
        list.onOpenFolder = { [weak self] folder in
            guard let self else { return }
            container.pushViewController(self.list(of: folder), animated: true)
        }
        list.onChoice = { [weak self] in self?.choose($0, in: folder) }
        list.onCancel = { [weak self] in self?.cancel() }
        return list
    }

    private func isAllowed(_ type: UTType) -> Bool { exported.isEmpty && types.contains { type.conforms(to: $0) } }

    private func choose(_ documents: [URL], in folder: URL?) {
        guard let folder else { return }
        do {
            switch documentPickerMode {
            case .open: end(documents.isEmpty ? [folder] : documents)
            case .import: end(try (documents.isEmpty ? [folder] : documents).map { try Self.put($0, in: Self.inbox, moves: false) })
            case .exportToService, .moveToService:
                end(try exported.map { try Self.put($0, in: folder, moves: documentPickerMode == .moveToService) })
            }
        } catch {
            reportOnce("document picker", "\(diagnosticName): \(error.localizedDescription); the choice counts as cancelled")
            end(nil)
        }
        dismiss(animated: true)
    }

    private func cancel() {
        end(nil)
        dismiss(animated: true)
    }

    /// Calls the delegate, once; nil for a cancellation.
    private func end(_ documents: [URL]?) {
        guard !hasEnded else { return }
        hasEnded = true
        guard let documents else { return delegate?.documentPickerWasCancelled(self) ?? () }
        delegate?.documentPicker(self, didPickDocumentsAt: documents)
    }

    private static var inbox: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent((Bundle.main.bundleIdentifier ?? "app") + "-Inbox")
    }

    /// Copies or moves a file into a folder; one of that name stays, and the new one gets a number.
    private static func put(_ file: URL, in folder: URL, moves: Bool) throws -> URL {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let (name, suffix) = (file.deletingPathExtension().lastPathComponent, file.pathExtension.isEmpty ? "" : "." + file.pathExtension)
        var (target, number) = (folder.appendingPathComponent(file.lastPathComponent), 2)
        while files.fileExists(atPath: target.path) {
            target = folder.appendingPathComponent("\(name) \(number)\(suffix)")
            number += 1
        }
        if moves { try files.moveItem(at: file, to: target) } else { try files.copyItem(at: file, to: target) }
        return target
    }
}

/// Methods that receive the user's choice of documents.
///
/// Source: Apple, [UIDocumentPickerDelegate](https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate).
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the documents, or with those that were exported where they are now; by default calls the method for one document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called with the document, where the method for several is not implemented; does nothing by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)

    /// Called when the user cancels; does nothing by default.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
    /// Makes a document that the user has chosen readable; true for one in the stage's folder of documents.
    ///
    /// Differs from iOS: documents can be read without it.
    public func startAccessingSecurityScopedResource() -> Bool {
        guard let folder = DeviceServices.current.documents else { return false }
        return (standardizedFileURL.path + "/").hasPrefix(folder.standardizedFileURL.path + "/")
    }

    /// Ends what `startAccessingSecurityScopedResource()` began.
    public func stopAccessingSecurityScopedResource() {}
}
