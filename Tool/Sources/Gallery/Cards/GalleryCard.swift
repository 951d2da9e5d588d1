import UIKit

/// One image: a sheet of captioned examples, or the app's icon.
public struct GalleryCard: Identifiable, Sendable {
    /// The name for command lines and files: one lower-case word.
    public let id: String
    /// One sentence about the contents, without a full stop.
    public let summary: String
    let title: String
    let subtitle: String
    let sections: @MainActor @Sendable () -> [CardSection]
    /// Creates a view shown instead of a sheet.
    var makePicture: (@MainActor @Sendable () -> UIView)?

    /// Every card of the gallery.
    public static var all: [GalleryCard] { [drawing, layers, controls, fields, bars, cells, lists, pickers, empty, symbols, icon] }

    /// The size of the image, in points.
    @MainActor public var size: CGSize { makePicture?().bounds.size ?? CardSheet.size(of: sections()) }

    /// Creates the card's view, of that size, at the origin. It is drawn for the main screen, so a stage must exist.
    @MainActor public func makeView() -> UIView {
        makePicture?() ?? CardSheet(title: title, subtitle: subtitle, sections: sections())
    }
}
