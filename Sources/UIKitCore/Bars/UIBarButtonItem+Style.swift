extension UIBarButtonItem {
    /// The style of a bar button item.
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain = 0
        /// The button that completes a task: its title is semibold.
        case done = 2
    }

    /// Constants for the system's bar button items.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// “Done”, in bold.
        case done = 0
        /// “Cancel”.
        case cancel = 1
        /// “Edit”.
        case edit = 2
        /// “Save”, in bold.
        case save = 3
        /// A plus sign.
        case add = 4
        /// A space that takes the remaining width.
        case flexibleSpace = 5
        /// A space as wide as the item's `width`.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow to the left.
        case reply = 8
        /// A box with an arrow, for sharing.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two vertical bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// “Undo”.
        case undo = 21
        /// “Redo”.
        case redo = 22
        /// A cross in a circle.
        case close = 24

        /// Title in the app's language; nil for items with an icon.
        var text: String? {
            switch self {
            case .done: SystemWord.text("Done")
            case .cancel: SystemWord.text("Cancel")
            case .edit: SystemWord.text("Edit")
            case .save: SystemWord.text("Save")
            case .undo: SystemWord.text("Undo")
            case .redo: SystemWord.text("Redo")
            default: nil
            }
        }

        /// Accessibility label of an item with an icon.
        var name: String? {
            switch self {
            case .add: SystemWord.text("Add")
            case .compose: SystemWord.text("Compose")
            case .reply: SystemWord.text("Reply")
            case .action: SystemWord.text("Share")
            case .organize: SystemWord.text("Organize")
            case .bookmarks: SystemWord.text("Bookmarks")
            case .search: SystemWord.text("Search")
            case .refresh: SystemWord.text("Refresh")
            case .stop: SystemWord.text("Stop")
            case .camera: SystemWord.text("Camera")
            case .trash: SystemWord.text("Delete")
            case .play: SystemWord.text("Play")
            case .pause: SystemWord.text("Pause")
            case .rewind: SystemWord.text("Rewind")
            case .fastForward: SystemWord.text("Fast-forward")
            case .close: SystemWord.text("Close")
            case .flexibleSpace, .fixedSpace, .done, .cancel, .edit, .save, .undo, .redo: text
            }
        }

        /// nil for items that are texts or spaces.
        @MainActor var image: UIImage? {
            let image = glyph?.image()
            // Directional glyphs are mirrored in right-to-left interfaces.
            return self == .reply ? image?.imageFlippedForRightToLeftLayoutDirection() : image
        }

        @MainActor private var glyph: SystemGlyph? {
            switch self {
            case .add: .plus
            case .stop: .cross
            case .close: .crossOnDisc
            case .compose: .pencilOnSheet
            case .reply: .arrowBack
            case .action: .arrowOutOfBox
            case .organize: .folder
            case .bookmarks: .book
            case .search: .magnifier
            case .refresh: .circlingArrow
            case .camera: .camera
            case .trash: .trash
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            }
        }

        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    }
}
