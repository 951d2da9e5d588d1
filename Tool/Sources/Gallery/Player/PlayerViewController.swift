import UIKit

/// The full screen of a player: the cover, the song, the controls, and the songs of the record below.
final class PlayerViewController: UIViewController {
    private let page = UIScrollView()
    private(set) var cover = PictureView(Album.all[0].cover, cornerRadius: 20)
    private let grabber = UIView()
    private let song = UILabel("", size: 26, weight: .bold, lines: 0)
    private let artist = UILabel("", size: 18, color: .coral, lines: 0)
    private let progress = UIProgressView(progressViewStyle: .default)
    private let controls = ["backward.fill", "pause.fill", "forward.fill"].map { name in
        let button = UIButton(type: .system)
        button.setImage(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: name == "pause.fill" ? 36 : 26)),
            for: .normal)
        button.tintColor = .ink
        return button
    }
    private let heading = UILabel("Songs", size: 20, weight: .bold, lines: 0)
    private let songs = UILabel("", size: 17, lines: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        view.accessibilityIdentifier = "player"
        page.contentInsetAdjustmentBehavior = .never
        page.alwaysBounceVertical = true
        page.showsVerticalScrollIndicator = false
        grabber.backgroundColor = .softInk.withAlphaComponent(0.5)
        grabber.layer.cornerRadius = 2.5
        progress.progress = 0.38
        progress.progressTintColor = .coral
        for (button, label) in zip(controls, ["Previous song", "Pause", "Next song"]) { button.accessibilityLabel = label }
        view.addSubview(page)
        view.addSubview(grabber)
        for view in [cover, song, artist, progress, heading, songs] + controls { page.addSubview(view) }
        view.followsSettings()
    }

    func show(_ album: Album) {
        loadViewIfNeeded()
        cover.removeFromSuperview()
        cover = PictureView(album.cover, cornerRadius: 20)
        page.addSubview(cover)
        (song.text, artist.text) = (album.songs[0], "\(album.artist) · \(album.title)")
        let list = NSMutableParagraphStyle()
        list.lineSpacing = 14
        songs.attributedText = NSAttributedString(
            string: album.songs.enumerated().map { "\($0 + 1)   \($1)" }.joined(separator: "\n"), attributes: [.paragraphStyle: list])
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds
        // Those of the container: this view is higher than the sheet that shows it.
        let insets = parent?.view.safeAreaInsets ?? view.safeAreaInsets
        let (width, height) = (view.bounds.width, view.bounds.height)
        grabber.frame = CGRect(x: width / 2 - 20, y: insets.top + 6, width: 40, height: 5)
        let column = min(width - insets.left - insets.right - 56, 460)
        let left = (width - column) / 2
        let side = max(min(column, height * 0.42), 80)
        var y = insets.top + 36
        page.layOut(cover, CGRect(x: (width - side) / 2, y: y, width: side, height: side))
        y += side + 28
        for label in [song, artist] {
            let labelHeight = label.height(atWidth: column)
            page.layOut(label, CGRect(x: left, y: y, width: column, height: labelHeight))
            y += labelHeight + 4
        }
        page.layOut(progress, CGRect(x: left, y: y + 20, width: column, height: 6))
        y += 52
        for (index, button) in controls.enumerated() {
            page.layOut(button, CGRect(x: width / 2 - 30 + CGFloat(index - 1) * min(column / 3, 110), y: y, width: 60, height: 60))
        }
        y += 92
        for label in [heading, songs] {
            let labelHeight = label.height(atWidth: column)
            page.layOut(label, CGRect(x: left, y: y, width: column, height: labelHeight))
            y += labelHeight + 16
        }
        page.contentSize = CGSize(width: width, height: max(y + insets.bottom, height + 120))
    }
}
