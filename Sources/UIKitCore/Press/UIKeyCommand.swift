import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// A command with a title and an action that is sent up the responder chain.
///
/// Source: Apple, [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    private let storedAction: Selector
    private let storedPropertyList: Any?

    /// Creates a command; `propertyList` tells commands with one action apart.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        storedAction = action
        storedPropertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// The title.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The action that the command sends, with the command as sender.
    open var action: Selector? { storedAction }

    /// The value given to the initializer.
    open var propertyList: Any? { storedPropertyList }

    /// A longer title, for lists of commands.
    open var discoverabilityTitle: String?

    /// The attributes. A disabled command is not performed.
    open var attributes: UIMenuElement.Attributes

    /// The selection state.
    open var state: UIMenuElement.State
}

/// A command of the keyboard: a key with modifiers, and an action that is sent to the first responder up the chain that can perform it.
///
///     override var keyCommands: [UIKeyCommand]? {
///         [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("addNote:", NotesController.addNote))]
///     }
///
/// While text is edited, keys that edit it (letters without command or control, arrows, ⌘C) are typed, unless
/// `wantsPriorityOverSystemBehavior` is true. Source: Apple,
/// [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand).
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let storedInput: String
    private let storedModifiers: UIKeyModifierFlags

    /// Creates a command for a key.
    ///
    /// - Parameters:
    ///   - input: the characters of the key without modifiers, or one of the `input…` constants.
    ///   - modifierFlags: the modifiers that must be held down; caps lock and the number pad are ignored.
    ///   - action: The selector of the method that the command calls.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key, with the words for lists of commands.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command with a title for a key.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        storedInput = input
        storedModifiers = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// The characters of the key.
    open var input: String? { storedInput }

    /// The modifiers that must be held down.
    open var modifierFlags: UIKeyModifierFlags { storedModifiers }

    /// Whether the command comes before the keys that edit text; false by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether a key is the command's.
    final func matches(_ key: PressInput.Key) -> Bool {
        guard !attributes.contains(.disabled), !storedInput.isEmpty else { return false }
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        var held = key.modifiers.intersection(counted)
        let isSame =
            storedInput == key.charactersIgnoringModifiers
            || storedInput.count == 1 && storedInput.lowercased() == key.charactersIgnoringModifiers.lowercased()
        // Shift types a sign such as "?"; a letter's command names it.
        if storedInput.count == 1, storedInput == key.charactersIgnoringModifiers, storedInput.first?.isLetter == false,
            !storedModifiers.contains(.shift)
        {
            held.remove(.shift)
        }
        return isSame && held == storedModifiers.intersection(counted)
    }
}

extension UIKeyCommand {
    /// The Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Delete key, which deletes backward.
    public nonisolated static let inputDelete = "\u{8}"
}
