import DeviceServices
import Foundation
import UIKitCore

/// An activity of the system. Copying and saving do what they say; messages, mails, prints and the reading list end as completed, and go
/// nowhere.
final class SystemActivity: UIActivity {
    private let type: ActivityType
    private let word: String
    private let symbol: String
    private let isShare: Bool
    private var items: [Any] = []

    init(_ type: ActivityType, _ word: String, symbol: String, isShare: Bool = false) {
        (self.type, self.word, self.symbol, self.isShare) = (type, word, symbol, isShare)
        super.init()
    }

    /// All activities, in the order in which they are offered.
    static var all: [SystemActivity] {
        [
            SystemActivity(.message, "Messages", symbol: "message.fill", isShare: true),
            SystemActivity(.mail, "Mail", symbol: "envelope.fill", isShare: true),
            SystemActivity(.copyToPasteboard, "Copy", symbol: "doc.on.doc"),
            SystemActivity(.saveToCameraRoll, "Save Image", symbol: "square.and.arrow.down"),
            SystemActivity(.addToReadingList, "Add to Reading List", symbol: "eyeglasses"),
            SystemActivity(.print, "Print", symbol: "printer"),
        ]
    }

    var isInRow: Bool { isShare }

    override var activityType: ActivityType? { type }
    override var activityTitle: String? { SystemWord.text(word) }
    override var activityImage: UIImage? { UIImage(systemName: symbol) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let hasImage = activityItems.contains { $0 is UIImage }
        let hasPage = activityItems.contains { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
        switch type {
        case .saveToCameraRoll: return hasImage
        case .addToReadingList: return hasPage
        case .print: return hasImage || activityItems.contains { $0 is NSAttributedString || $0 is Data }
        default: return activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString || $0 is Data }
        }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        switch type {
        case .copyToPasteboard: copyItems()
        case .saveToCameraRoll: saveImages()
        default: break
        }
        activityDidFinish(true)
    }

    private func copyItems() {
        let board = UIPasteboard.general
        board.items = []
        for item in items {
            let before = board.items
            switch item {
            case let text as String: board.string = text
            case let text as NSAttributedString: board.string = text.string
            case let url as URL: board.url = url
            case let image as UIImage: board.image = image
            default: continue
            }
            board.items = before + board.items
        }
    }

    /// Adds the images to the photo library.
    private func saveImages() {
        for case let image as UIImage in items {
            guard let data = image.pngData() else { continue }
            let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID().uuidString).png")
            guard (try? data.write(to: file)) != nil else { continue }
            DeviceServices.current.photos.append(file)
        }
    }
}
