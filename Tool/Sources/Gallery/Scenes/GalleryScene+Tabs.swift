import Components
import UIKit

extension GalleryScene {
    /// A bubble over a tab tells what is new, and goes again.
    static var activityBubble: GalleryScene {
        GalleryScene(
            id: "activity-bubble",
            title: "Activity bubble",
            summary: "a bubble fades in over a tab, comes back in the middle of its leaving, and goes",
            duration: 5,
            filmstripTimes: [0.3, 0.55, 0.7, 1.2, 1.9, 2.05, 2.2, 2.4, 2.8, 3.75, 3.9, 4.3],
            makeRoot: { ActivityTabBarController() },
            movers: [TabBarActivityBubble.self],
            fingers: { size in
                var story = FingerStory(on: size)
                let bar = story.navigationBarMiddle
                story.note("Show lets the bubble come.")
                story.tap(0.4, 36 / size.width, bar)
                story.note("Hide lets it go; Show in the middle of that brings it back.")
                story.tap(1.8, 88 / size.width, bar)
                story.tap(2.1, 36 / size.width, bar)
                story.note("Hide, for good.")
                story.tap(3.6, 88 / size.width, bar)
                return story.text
            })
    }

    /// An arrow slides to the selected tab, and leaves with the bar.
    static var tabArrow: GalleryScene {
        GalleryScene(
            id: "tab-arrow",
            title: "Tab arrow",
            summary: "an arrow slides along the tab bar to the selected item, turns round on its way, and leaves with the bar",
            duration: 6.6,
            filmstripTimes: [0.3, 0.48, 0.56, 0.9, 1.3, 1.9, 2.01, 2.08, 2.16, 2.5, 3.25, 3.6, 4.6, 5.1, 5.8],
            makeRoot: { ArrowTabBarController() },
            movers: [TabBarArrow.self, UITabBar.self],
            fingers: { size in
                var story = FingerStory(on: size)
                let bar = story.tabBarMiddle
                story.note("A tap lets the arrow slide to a tab, another to the next.")
                story.tap(0.4, 0.3, bar)
                story.tap(1.2, 0.7, bar)
                story.note("Two in quick succession: it turns round on its way.")
                story.tap(1.9, 0.9, bar)
                story.tap(2.02, 0.1, bar)
                story.note("A photo opens, and the bar leaves with the arrow; a finger pulls them back.")
                story.tap(3.1, 0.5, 0.42)
                story.drag(4.3, from: CGPoint(x: 6, y: size.height * 0.6), by: size.width * 0.75, for: 0.9)
                return story.text
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
            fingers: { size in
                var story = FingerStory(on: size)
                let bar = story.glossyBarMiddle
                story.note("A finger comes down, and the screen is there; a second later its item glows.")
                story.tap(0.5, 0.5, bar)
                story.note("Two in quick succession: the glow comes to the second alone.")
                story.tap(1.9, 0.9, bar)
                story.tap(2.05, 0.3, bar)
                story.note("A finger that slides away selects all the same.")
                story.drag(3.5, from: CGPoint(x: size.width * 0.7, y: bar * size.height), down: -120, for: 0.3)
                return story.text
            })
    }
}

extension FingerStory {
    /// Where bars are is known of phones with round corners and of those without, and of tablets, held upright.
    private var insets: (top: CGFloat, bottom: CGFloat) {
        if size.height / size.width > 2 { return (59, 34) }
        return size.width > 700 ? (24, 20) : (20, 0)
    }

    /// As a fraction of the screen's height.
    fileprivate var navigationBarMiddle: CGFloat { (insets.top + 18) / size.height }

    fileprivate var tabBarMiddle: CGFloat { 1 - (insets.bottom + 25) / size.height }

    fileprivate var glossyBarMiddle: CGFloat { 1 - (insets.bottom + 22) / size.height }
}
