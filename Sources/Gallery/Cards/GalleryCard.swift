import UIKit

/// One sheet that shows at a glance what can be drawn: cells with captions, all in one picture.
public struct GalleryCard: Identifiable, Sendable {
    /// The name for command lines and files: one lower-case word.
    public let id: String
    /// What is to be seen, in one sentence without a full stop.
    public let summary: String
    let title: String
    let subtitle: String
    let sections: @MainActor @Sendable () -> [CardSection]

    /// Every card of the gallery.
    public static var all: [GalleryCard] { [drawing, layers] }

    /// How large the sheet is, in points.
    @MainActor public var size: CGSize { CardSheet.size(of: sections()) }

    /// Makes the sheet, of that size, at the origin. It is drawn for the main screen, so the stage must be there.
    @MainActor public func makeView() -> UIView {
        CardSheet(title: title, subtitle: subtitle, sections: sections())
    }
}
