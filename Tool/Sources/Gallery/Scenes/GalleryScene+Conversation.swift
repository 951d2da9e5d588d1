import Scenes
import UIKit

// A screen of UIKit alone.
extension GalleryScene {
    /// A conversation whose field is on the keyboard and grows with its text.
    static var conversation: GalleryScene {
        GalleryScene(
            id: "conversation",
            title: "Conversation",
            summary: "the field rises with the keyboard and grows with its text, a sent message rises from it, and an answer comes",
            duration: 6.4,
            filmstripTimes: [0.3, 0.5, 0.7, 1.2, 1.7, 2.1, 2.3, 2.6, 2.75, 2.9, 3.2, 3.8, 4.6, 4.9, 5.3, 5.5, 5.7, 6.1],
            showsKeyboard: true,
            makeRoot: { UINavigationController(rootViewController: ConversationViewController()).onPaper() },
            movers: [BubbleCell.self, ComposerView.self],
            story: { size in
                var story = FingerStory()
                story.note("A tap into the field: the keyboard comes, and the conversation rises with it.")
                story.tap(.identifier("field"), at: 0.3)
                story.type("See you ", from: 1)
                story.expect("the field has the words", at: 1.9) { $0.conversation?.composer.field.text.hasPrefix("See you") == true }
                story.note("A suggestion ends the sentence, and the field grows; Send lets it rise into the conversation.")
                story.drag(.identifier("suggestion", 1), at: 2.02, for: 0.08) { $0.conversation?.composer.showsSuggestions == true }
                story.tap(.label("Send"), at: 2.7)
                story.expect("the message is sent", at: 3.2) { $0.conversation?.messages.last?.isOwn == true }
                story.expect("an answer has come", at: 5.2) { ($0.conversation?.messages.count ?? 0) > ChatMessage.opening.count + 1 }
                story.note("The keyboard is pulled down.")
                story.drag(.identifier("messages-list"), at: 5.1, anchor: CGPoint(x: 0.5, y: 0.6), down: size.height * 0.55, for: 0.5)
                story.expect("the keyboard is gone", at: 6.4) { $0.conversation?.composer.field.isFirstResponder == false }
                return story
            })
    }

    /// A keyboard that is sent away while it comes, and messages in quick succession.
    static var conversationInterrupted: GalleryScene {
        GalleryScene(
            id: "conversation-interrupted",
            title: "Conversation, interrupted",
            summary: "two messages are sent while the first one still rises, and a finger takes the keyboard half-way down and back",
            duration: 6.2,
            filmstripTimes: [0.3, 0.5, 0.9, 1.3, 1.5, 1.6, 1.8, 2, 2.1, 2.2, 2.6, 3.3, 3.6, 3.9, 4.3, 4.9, 5.2, 5.6],
            effect: "conversation",
            showsKeyboard: true,
            makeRoot: { UINavigationController(rootViewController: ConversationViewController()).onPaper() },
            movers: [BubbleCell.self, ComposerView.self],
            story: { size in
                var story = FingerStory()
                story.note("Two short messages in quick succession.")
                story.tap(.identifier("field"), at: 0.3)
                story.type("Yes", from: 0.8)
                story.tap(.label("Send"), at: 1.3)
                story.type("Go", from: 1.38)
                story.tap(.label("Send"), at: 1.72)
                story.expect("both are sent", at: 1.9) { $0.conversation?.messages.suffix(2).map(\.text) == ["Yes", "Go"] }
                story.note("The keyboard is pulled half-way down, and goes back.")
                story.drag(
                    .identifier("messages-list"), at: 3, anchor: CGPoint(x: 0.5, y: 0.5),
                    through: [.down(size.height * 0.42, 0.5), .down(-size.height * 0.3, 0.4)])
                story.expect("the keyboard has stayed", at: 4.6) { $0.conversation?.composer.field.isFirstResponder == true }
                story.drag(.identifier("messages-list"), at: 4.7, anchor: CGPoint(x: 0.5, y: 0.6), down: size.height * 0.55, for: 0.35)
                story.expect("the keyboard is gone", at: 6.1) { $0.conversation?.composer.field.isFirstResponder == false }
                return story
            })
    }
}

extension FingerStory {
    /// Taps on the keys of a text, ten a second.
    fileprivate mutating func type(_ text: String, from start: TimeInterval) {
        for (index, character) in text.enumerated() {
            tap(.label(character == " " ? "space" : String(character)), at: start + 0.1 * Double(index))
        }
    }
}

extension FingerStroke.Leg {
    fileprivate static func down(_ height: CGFloat, _ duration: TimeInterval) -> Self {
        Self(duration: duration, distance: CGVector(dx: 0, dy: height))
    }
}

extension UIWindow {
    fileprivate var conversation: ConversationViewController? { topScreen as? ConversationViewController }
}
