import Components
import UIKit

/// Five views of different colors, selected by a glossy tab bar; a second after a selection its item glows.
final class ColorsViewController: UIViewController, GlossyTabBarDelegate {
    private let screens = ColorScreen.Kind.allCases.map { ColorScreen($0) }
    private var shown: ColorScreen?
    private var glowing: Int?
    private var glowTimer: Timer?

    // snippet: glossy-tab-bar
    private let bar = GlossyTabBar(frame: .zero, icons: ColorScreen.Kind.allCases.map { $0.glyph.image(side: 30) })

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        view.addSubview(bar)
        show(0)
    }

    func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int) {
        show(index)
    }
    // end

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private func show(_ index: Int) {
        if shown !== screens[index] {
            shown?.removeFromSuperview()
            shown = screens[index]
            view.insertSubview(screens[index], at: 0)
        }
        bar.itemLabels = screens.map(\.kind.title)
        view.setNeedsLayout()
        glowTimer?.invalidate()
        glowTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.glow(at: index) }
        }
    }

    private func glow(at index: Int) {
        if let glowing { bar.removeGlow(at: glowing) }
        bar.glowItem(at: index)
        glowing = index
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        glowTimer?.invalidate()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = GlossyTabBar.standardHeight + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        shown?.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.minY)
    }
}
