import UIKit

extension GalleryScene {
    /// A section grows out of the dashboard and shrinks back into it.
    static var dashboardScale: GalleryScene {
        let app = WayfarerApp()
        return GalleryScene(
            id: "dashboard-scale",
            title: "Dashboard, scale",
            summary: "a section grows out of the dashboard and shrinks back into it",
            duration: 2.4,
            filmstripTimes: [0.3, 0.375, 0.45, 0.525, 0.6, 1.6, 1.675, 1.75, 1.825, 1.9],
            makeRoot: app.makeRoot,
            cues: [
                Cue(time: 0.3, target: { app.dashboard?.tile(of: .sights) }) { app.dashboard?.open(.sights) },
                Cue(time: 1.6, target: { app.bar }) { app.dashboard?.closeSection() },
            ])
    }

    /// The messages slide in from the bottom, over the dashboard, and out again.
    static var dashboardSlide: GalleryScene {
        let app = WayfarerApp()
        return GalleryScene(
            id: "dashboard-slide",
            title: "Dashboard, slide",
            summary: "the messages slide in over the dashboard and out again",
            duration: 2.4,
            filmstripTimes: [0.3, 0.375, 0.45, 0.525, 0.6, 1.6, 1.675, 1.75, 1.825, 1.9],
            makeRoot: app.makeRoot,
            cues: [
                Cue(time: 0.3, target: { app.dashboard?.banner }) { app.dashboard?.openMessages() },
                Cue(time: 1.6, target: { app.bar }) { app.dashboard?.closeMessages() },
            ])
    }
}
