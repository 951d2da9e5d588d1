import Kinora
import UIKit
import XCTest

/// Writes images for visual inspection to the folder KINORA_PICTURES, if that is set.
final class ControlImageTests: XCTestCase {
    func testImagesToLookAt() throws {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        try MainActor.assumeIsolated {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let stage = Stage(device: Device(name: "page", size: CGSize(width: 320, height: 300), scale: 2, safeAreaInsets: .zero))
                stage.userInterfaceStyle = style
                stage.window.backgroundColor = .systemBackground
                for (index, direction) in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].enumerated() {
                    let page = UIView(frame: CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: 300))
                    stage.window.addSubview(page)
                    let bar = UIProgressView(progressViewStyle: .default)
                    let thin = UIProgressView(progressViewStyle: .bar)
                    let wheel = UIActivityIndicatorView(style: .medium)
                    let large = UIActivityIndicatorView(style: .large)
                    let pages = UIPageControl()
                    pages.numberOfPages = 5
                    pages.currentPage = 1
                    (bar.progress, thin.progress) = (0.3, 0.6)
                    large.color = .systemRed
                    let label = UILabel()
                    label.text = "Label"
                    let second = UILabel()
                    second.text = "Secondary"
                    second.textColor = .secondaryLabel
                    for (row, view) in [bar, thin, wheel, large, pages, label, second].enumerated() {
                        view.semanticContentAttribute = direction
                        view.frame = CGRect(x: 10, y: 10 + CGFloat(row) * 40, width: 140, height: 37)
                        page.addSubview(view)
                    }
                    wheel.startAnimating()
                    large.startAnimating()
                }
                stage.advance(by: 0.3)
                try stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("controls-\(style).png"))
            }
        }
    }
}
