import Scenes
import UIKit

extension GalleryScene {
    /// A section grows out of the dashboard and shrinks back into it.
    static var dashboardScale: GalleryScene {
        GalleryScene(
            id: "dashboard-scale",
            title: "Dashboard, scale",
            summary: "a section grows out of the dashboard and shrinks back into it",
            duration: 2,
            filmstripTimes: [0.3, 0.375, 0.45, 0.525, 0.6, 1.2, 1.275, 1.35, 1.425, 1.5],
            makeRoot: { WayfarerApp().makeRoot() },
            story: { _ in
                var story = FingerStory()
                story.note("A tap on an icon opens its section.")
                story.tap(.label("Sights"), at: 0.3)
                story.expect("the section is open", at: 0.7) { $0.topScreen is SectionViewController }
                story.note("A tap on the app's name leads back.")
                story.tap(.identifier("home"), at: 1.2)
                story.expect("the dashboard is back", at: 1.9) { $0.topScreen is DashboardViewController }
                return story
            })
    }

    /// The messages slide in from the bottom, over the dashboard, and out again.
    static var dashboardSlide: GalleryScene {
        GalleryScene(
            id: "dashboard-slide",
            title: "Dashboard, slide",
            summary: "the messages slide in over the dashboard and out again",
            duration: 2,
            filmstripTimes: [0.3, 0.375, 0.45, 0.525, 0.6, 1.2, 1.275, 1.35, 1.425, 1.5],
            makeRoot: { WayfarerApp().makeRoot() },
            story: { _ in
                var story = FingerStory()
                story.note("A tap on the newest message opens all.")
                story.tap(.identifier("messages"), at: 0.3)
                story.expect("the messages are open", at: 0.7) { $0.topScreen is NotificationViewController }
                story.note("A tap on the app's name leads back.")
                story.tap(.identifier("home"), at: 1.2)
                story.expect("the dashboard is back", at: 1.9) { $0.topScreen is DashboardViewController }
                return story
            })
    }
}
