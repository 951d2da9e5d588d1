import UIKit

/// One picture: a sheet that shows at a glance what can be drawn, cells with captions, or the app's icon.
public struct GalleryCard: Identifiable, Sendable {
    /// The name for command lines and files: one lower-case word.
    public let id: String
    /// What is to be seen, in one sentence without a full stop.
    public let summary: String
    let title: String
    let subtitle: String
    let sections: @MainActor @Sendable () -> [CardSection]
    /// What is shown in place of a sheet.
    var makePicture: (@MainActor @Sendable () -> UIView)?

    /// Every card of the gallery.
    public static var all: [GalleryCard] { [drawing, layers, icon] }

    /// How large the picture is, in points.
    @MainActor public var size: CGSize { makePicture?().bounds.size ?? CardSheet.size(of: sections()) }

    /// Makes its view, of that size, at the origin. It is drawn for the main screen, so the stage must be there.
    @MainActor public func makeView() -> UIView {
        makePicture?() ?? CardSheet(title: title, subtitle: subtitle, sections: sections())
    }
}
