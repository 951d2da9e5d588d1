import Components
import UIKit

/// A music app: a tab bar with records, and a player above it.
@MainActor
enum MusicApp {
    static func makeRoot() -> PullUpSheetController {
        let (tabs, bar, player) = (UITabBarController(), MiniPlayerView(), PlayerViewController())
        let play: (Album) -> Void = { [weak bar, weak player] album in
            bar?.show(album)
            player?.show(album)
        }
        tabs.viewControllers = [("Records", "square.stack", Album.all), ("New", "sparkles", Album.all.reversed())].map {
            title, symbol, albums in
            let list = AlbumsViewController(albums, title: title)
            list.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            // Rows scroll above the player.
            list.additionalSafeAreaInsets.bottom = 80
            list.onChoice = play
            return UINavigationController(rootViewController: list).onPaper()
        }
        play(Album.all[0])
        let sheet = makeSheet(tabs, bar, player)
        sheet.sheetColor = .card
        return sheet
    }

    // snippet: pull-up-sheet
    static func makeSheet(_ tabs: UITabBarController, _ bar: MiniPlayerView, _ player: PlayerViewController) -> PullUpSheetController {
        let sheet = PullUpSheetController(content: tabs, bar: bar, screen: player)
        sheet.matchedViews = { [weak bar, weak player] in
            guard let bar, let player else { return [] }
            return [(bar.cover, player.cover)]
        }
        return sheet
    }
    // end
}
