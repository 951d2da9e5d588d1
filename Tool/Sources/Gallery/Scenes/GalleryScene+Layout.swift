import UIKit

extension GalleryScene {
    /// A screen that constraints lay out: a stack hides a view, rows size themselves, a panel changes its constraints. It shows no effect
    /// and is not among `all`.
    public static var layout: GalleryScene {
        GalleryScene(
            id: "layout",
            title: "Constraints",
            summary: "a note unfolds in a stack, a row grows with its text, a panel changes its constraints and turns around on its way",
            duration: 6,
            filmstripTimes: [0.2, 0.6, 0.75, 1.2, 2.2, 2.35, 2.8, 3.15, 3.4, 4, 4.4, 4.6, 5.6],
            makeRoot: { UINavigationController(rootViewController: PlanViewController()).onPaper() },
            story: { _ in
                var story = FingerStory()
                story.note("A tap on the card shows its note.")
                story.tap(.identifier("note"), 0.5)
                story.expect(1.3, "the note is there") { $0.plan?.openRows == [0] }
                story.note("A tap on a step of the plan shows its details.")
                story.scroll(to: .identifier("step", 1), 1.4)
                story.tap(.identifier("step", 1), 2.1)
                story.expect(2.8, "a step shows its details") { $0.plan?.openRows.count == 2 }
                story.note("The panel opens; then it closes, and a tap on the way opens it again.")
                story.tap(.label("Book"), 3)
                story.expect(4.1, "the panel is open") { $0.plan?.panel.isOpen == true }
                story.tap(.label("Book"), 4.3)
                story.tap(.label("Book"), 4.55)
                story.expect(5.9, "the panel is open again") { $0.plan?.panel.isOpen == true && $0.isAtRest }
                return story
            })
    }
}

extension UIWindow {
    fileprivate var plan: PlanViewController? { topScreen as? PlanViewController }
}
