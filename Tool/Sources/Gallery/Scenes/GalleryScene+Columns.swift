import Scenes
import UIKit

// A screen of UIKit alone.
extension GalleryScene {
    /// A list and an article with a photograph: beside each other on a tablet, in sequence on a phone.
    static var twoColumns: GalleryScene {
        GalleryScene(
            id: "two-columns",
            title: "Two columns",
            summary: "a list and a note beside each other on a tablet; on a phone the note comes over the list, and a finger pulls it away",
            duration: 4.8,
            filmstripTimes: [0.3, 0.5, 0.6, 0.75, 1.3, 1.5, 1.9, 2.3, 2.5, 2.8, 3.3, 3.5, 3.65, 3.9],
            makeRoot: { NotesSplitViewController() },
            movers: [NotePage.self],
            story: { size in
                var story = FingerStory()
                story.note("A tap opens a note, which is scrolled.")
                story.tap(.identifier("note", 1), at: 0.4)
                story.expect("a note is open", at: 1.1) { $0.notes?.note.view.window != nil }
                story.drag(.identifier("note-page"), at: 1.15, anchor: CGPoint(x: 0.5, y: 0.7), down: -150, for: 0.2)
                story.note("On a phone a finger pulls it away from the edge.")
                story.drag(.leadingEdge, at: 1.9, anchor: CGPoint(x: 0.5, y: 0.6), by: size.width * 0.75, for: 0.5) {
                    $0.notes?.isCollapsed == true
                }
                story.expect("the list is there", at: 3.1) { $0.notes?.list.view.window != nil }
                story.note("Another one.")
                story.tap(.identifier("note", 2), at: 3.2)
                story.expect("another note is open", at: 3.9) { $0.notes?.note.view.window != nil }
                story.drag(.identifier("note-page"), at: 3.95, anchor: CGPoint(x: 0.5, y: 0.7), down: -150, for: 0.2)
                return story
            })
    }

    /// A note that a finger takes half-way out, and a flick that is caught.
    static var twoColumnsInterrupted: GalleryScene {
        GalleryScene(
            id: "two-columns-interrupted",
            title: "Two columns, interrupted",
            summary: "a flick is caught, and on a phone a finger pulls the note half-way out and back before it takes it away",
            duration: 4.3,
            filmstripTimes: [0.5, 0.6, 0.8, 1.2, 1.3, 1.45, 1.6, 2, 2.3, 2.6, 2.9, 3.2, 3.5, 3.7, 4],
            effect: "two-columns",
            makeRoot: { NotesSplitViewController() },
            movers: [NotePage.self],
            story: { size in
                var story = FingerStory()
                story.tap(.identifier("note", 1), at: 0.4)
                story.note("A flick up is caught and thrown down.")
                story.drag(.identifier("note-page"), at: 1.1, anchor: CGPoint(x: 0.5, y: 0.7), down: -160, for: 0.12)
                story.drag(.identifier("note-page"), at: 1.4, anchor: CGPoint(x: 0.5, y: 0.4), down: 160, for: 0.12)
                story.note("Pulled half-way out, back, and out.")
                let edge = CGPoint(x: 0.5, y: 0.6)
                story.drag(.leadingEdge, at: 1.9, anchor: edge, by: size.width * 0.3, for: 0.4, resting: 0.15) {
                    $0.notes?.isCollapsed == true
                }
                story.drag(.leadingEdge, at: 2.9, anchor: edge, by: size.width * 0.8, for: 0.4) { $0.notes?.isCollapsed == true }
                story.expect("the list is there", at: 4.2) { $0.notes?.list.view.window != nil }
                return story
            })
    }
}

extension UIWindow {
    fileprivate var notes: NotesSplitViewController? { rootViewController as? NotesSplitViewController }
}
