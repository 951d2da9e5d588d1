import Components
import Scenes
import UIKit

extension GalleryScene {
    /// A bubble over a tab shows news, and disappears.
    static var activityBubble: GalleryScene {
        GalleryScene(
            id: "activity-bubble",
            title: "Activity bubble",
            summary: "a bubble fades in over a tab, comes back in the middle of its leaving, and goes",
            duration: 3.7,
            filmstripTimes: [0.3, 0.55, 0.7, 1.2, 1.5, 1.65, 1.8, 2, 2.4, 2.9, 3.05, 3.4],
            makeRoot: { ActivityTabBarController() },
            movers: [TabBarActivityBubble.self],
            story: { _ in
                var story = FingerStory()
                story.note("Show lets the bubble come, over the feed that scrolls.")
                story.tap(.label("Show"), at: 0.4)
                story.drag(.screen, at: 0.75, anchor: CGPoint(x: 0.5, y: 0.6), down: -240, for: 0.15)
                story.expect("the bubble is there", at: 1.2) { $0.bubble?.alpha == 1 }
                story.note("Hide lets it go; Show in the middle of that brings it back.")
                story.tap(.label("Hide"), at: 1.4)
                story.expect("the bubble is going", at: 1.65) { $0.bubble?.alpha == 0 }
                story.tap(.label("Show"), at: 1.7)
                story.expect("the bubble is back", at: 2.6) { $0.bubble?.alpha == 1 }
                story.note("Hide, for good.")
                story.tap(.label("Hide"), at: 2.75)
                story.expect("the bubble is gone", at: 3.65) { $0.bubble == nil }
                return story
            })
    }

    /// An arrow slides to the selected tab, and leaves with the bar.
    static var tabArrow: GalleryScene {
        GalleryScene(
            id: "tab-arrow",
            title: "Tab arrow",
            summary: "an arrow slides along the tab bar to the selected item, turns round on its way, and leaves with the bar",
            duration: 6.2,
            filmstripTimes: [0.3, 0.48, 0.56, 0.9, 1.3, 1.9, 2.01, 2.08, 2.16, 2.5, 3.15, 3.4, 4.3, 4.8, 5.5],
            makeRoot: { ArrowTabBarController() },
            movers: [TabBarArrow.self, UITabBar.self],
            story: { size in
                var story = FingerStory()
                story.note("A tap lets the arrow slide to a tab, another to the next.")
                story.tap(.label("Popular"), at: 0.4)
                story.tap(.label("News"), at: 1.2)
                story.expect("the news are selected", at: 1.5) { $0.selectedTab == 3 }
                story.note("Two in quick succession: it turns round on its way.")
                story.tap(.label("@user"), at: 1.9)
                story.tap(.label("Feed"), at: 2.02)
                story.expect("the feed is selected", at: 2.6) { $0.selectedTab == 0 }
                story.note("A photo opens, and the bar leaves with the arrow; a finger pulls them back.")
                story.tap(.identifier("photo"), at: 2.98)
                story.expect("a photo is open", at: 3.9) { $0.topScreen is PhotoViewController }
                story.drag(.leadingEdge, at: 4, anchor: CGPoint(x: 0.4, y: 0.6), by: size.width * 0.75, for: 0.9)
                story.expect("the feed is back", at: 6.1) { $0.topScreen is FeedViewController }
                return story
            })
    }

    /// A bar that draws itself, with an arrow and a glow.
    static var glossyTabBar: GalleryScene {
        GalleryScene(
            id: "glossy-tab-bar",
            title: "Glossy tab bar",
            summary: "a drawn bar: screens change when a finger comes down, the arrow slides, and a second later the item glows",
            duration: 5.4,
            filmstripTimes: [0.3, 0.5, 0.56, 0.9, 1.5, 1.9, 2, 2.06, 2.2, 3.1, 3.6, 4.2, 5],
            makeRoot: { ColorsViewController() },
            story: { _ in
                var story = FingerStory()
                story.note("A finger comes down, and the screen is there; a second later its item glows.")
                story.tap(.label("Camera"), at: 0.5)
                story.expect("the camera is selected", at: 1.6) { $0.glossyBar?.selectedIndex == 2 }
                story.note("Two in quick succession: the glow comes to the second alone.")
                story.tap(.label("Profile"), at: 1.9)
                story.tap(.label("Favourites"), at: 2.05)
                story.expect("the favourites are selected", at: 3.2) { $0.glossyBar?.selectedIndex == 1 }
                story.note("A finger that slides away selects all the same.")
                story.drag(.label("Messages"), at: 3.5, down: -120, for: 0.3)
                story.expect("the messages are selected", at: 5.3) { $0.glossyBar?.selectedIndex == 3 }
                return story
            })
    }
}

extension UIWindow {
    /// The bubble on the root tab bar controller's bar; nil while there is none.
    var bubble: TabBarActivityBubble? {
        (rootViewController as? UITabBarController)?.tabBar.subviews.lazy.compactMap { $0 as? TabBarActivityBubble }.first
    }

    /// The selected index of the root tab bar controller.
    var selectedTab: Int? { (rootViewController as? UITabBarController)?.selectedIndex }

    /// The glossy bar of the root view controller.
    var glossyBar: GlossyTabBar? { rootViewController?.view.subviews.lazy.compactMap { $0 as? GlossyTabBar }.first }
}
