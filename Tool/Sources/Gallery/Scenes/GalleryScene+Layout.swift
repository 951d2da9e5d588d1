import Scenes
import UIKit

extension GalleryScene {
    /// A screen that constraints lay out: a stack hides a view, rows size themselves, a panel changes its constraints. It shows no effect
    /// and is not among `all`.
    public static var layout: GalleryScene {
        GalleryScene(
            id: "layout",
            title: "Constraints",
            summary: "a note unfolds in a stack, a row grows with its text, a panel changes its constraints and turns around on its way",
            duration: 6.2,
            filmstripTimes: [0.2, 0.6, 0.75, 1.2, 1.55, 2.8, 2.95, 3.3, 3.65, 3.9, 4.6, 4.9, 5.1, 5.9],
            makeRoot: { UINavigationController(rootViewController: PlanViewController()).onPaper() },
            story: { _ in
                var story = FingerStory()
                story.note("A tap on the card shows its note, another hides it.")
                story.tap(.identifier("note"), at: 0.5)
                story.expect("the note is there", at: 1.2) { $0.plan?.openRows == [0] }
                story.tap(.identifier("note"), at: 1.4)
                story.expect("the note is gone", at: 2) { $0.plan?.openRows == [] }
                story.note("A tap on a step of the plan shows its details.")
                story.scroll(to: .identifier("step", 1), at: 2)
                story.tap(.identifier("step", 1), at: 2.7)
                story.expect("a step shows its details", at: 3.3) { $0.plan?.openRows.count == 1 }
                story.note("The panel opens; then it closes, and a tap on the way opens it again.")
                story.tap(.label("Book"), at: 3.5)
                story.expect("the panel is open", at: 4.6) { $0.plan?.panel.isOpen == true }
                story.tap(.label("Book"), at: 4.8)
                story.tap(.label("Book"), at: 5.05)
                story.expect("the panel is open again", at: 6.1) { $0.plan?.panel.isOpen == true && $0.isAtRest }
                return story
            })
    }
}

extension UIWindow {
    fileprivate var plan: PlanViewController? { topScreen as? PlanViewController }
}
