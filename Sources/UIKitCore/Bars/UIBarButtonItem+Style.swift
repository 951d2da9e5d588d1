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

        /// Title from the app's string tables, where the key is the English text; nil for items with an icon.
        var text: String? {
            switch self {
            case .done: NSLocalizedString("Done", comment: "Ends what the user does, and keeps it")
            case .cancel: NSLocalizedString("Cancel", comment: "Ends what the user does, and gives it up")
            case .edit: NSLocalizedString("Edit", comment: "Begins to change something")
            case .save: NSLocalizedString("Save", comment: "Keeps what was changed")
            case .undo: NSLocalizedString("Undo", comment: "Takes the last change back")
            case .redo: NSLocalizedString("Redo", comment: "Makes the change again that was taken back")
            default: nil
            }
        }

        /// Accessibility label of an item with an icon.
        var name: String? {
            switch self {
            case .add: NSLocalizedString("Add", comment: "Makes something new")
            case .compose: NSLocalizedString("Compose", comment: "Writes something new")
            case .reply: NSLocalizedString("Reply", comment: "Writes an answer")
            case .action: NSLocalizedString("Share", comment: "Gives something to others, or does more with it")
            case .organize: NSLocalizedString("Organize", comment: "Moves something to another place")
            case .bookmarks: NSLocalizedString("Bookmarks", comment: "Shows bookmarks")
            case .search: NSLocalizedString("Search", comment: "Looks for something")
            case .refresh: NSLocalizedString("Refresh", comment: "Loads something again")
            case .stop: NSLocalizedString("Stop", comment: "Ends what goes on")
            case .camera: NSLocalizedString("Camera", comment: "Takes a photo")
            case .trash: NSLocalizedString("Delete", comment: "Deletes something")
            case .play: NSLocalizedString("Play", comment: "Begins or goes on playing")
            case .pause: NSLocalizedString("Pause", comment: "Holds what plays")
            case .rewind: NSLocalizedString("Rewind", comment: "Goes back in what plays")
            case .fastForward: NSLocalizedString("Fast-forward", comment: "Goes on in what plays")
            case .close: NSLocalizedString("Close", comment: "Leaves what is shown")
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
