import Findings
import KinoraTesting
import Testing
import UIKit

/// Contrast of all texts that are drawn: each in the gray of 2.85 : 1 on white is found by the layer that draws it, and nothing else is.
@Suite(.onStage) @MainActor struct ContrastFaultTests {
    /// Relative luminance 0.3185: (1 + 0.05) / (0.3185 + 0.05) = 2.85 to white.
    private let pale = UIColor(white: 0.6, alpha: 1)

    private func contrasts(_ app: WatchedApp) -> [(text: String, value: Double, limit: Double)] {
        app.advance(1)
        return app.findings().filter { $0.kind == .contrast }.map { ($0.text, $0.value, $0.limit) }
    }

    private func expectOnly(_ app: WatchedApp, _ name: String, _ value: Double = 2.85, limit: Double = 4.5) {
        let found = contrasts(app)
        #expect(found.count == 1, "\(found)")
        guard let only = found.first else { return }
        #expect(only.text.hasPrefix("\(name) has a contrast of "), "\(only.text)")
        #expect(abs(only.value - value) < 0.03, "\(only.value)")
        #expect(only.limit == limit)
    }

    private func add<View: UIView>(_ view: View, to app: WatchedApp, y: CGFloat = 100, height: CGFloat = 60) -> View {
        view.frame = CGRect(x: 20, y: y, width: 260, height: height)
        app.root.view.addSubview(view)
        return view
    }

    @Test func textOfAField() {
        let app = WatchedApp()
        let field = add(UITextField(), to: app)
        (field.text, field.textColor) = ("Ada", pale)
        expectOnly(app, "UITextField \"Ada\"")
    }

    @Test func placeholderInAColorOfTheAppButNotTheSystems() {
        let app = WatchedApp()
        add(UITextField(), to: app).placeholder = "The system's"
        let field = add(UITextField(), to: app, y: 300)
        field.attributedPlaceholder = NSAttributedString(string: "Own", attributes: [.foregroundColor: pale])
        expectOnly(app, "UITextField \"Own\"")
    }

    @Test func secretsAreNotNamed() {
        let app = WatchedApp()
        let field = add(UITextField(), to: app)
        (field.text, field.isSecureTextEntry, field.textColor) = ("secret", true, pale)
        field.placeholder = "Password"
        expectOnly(app, "UITextField \"Password\"")
    }

    @Test func textOfATextView() {
        let app = WatchedApp()
        let view = add(UITextView(), to: app)
        (view.text, view.textColor) = ("Some lines of text", pale)
        expectOnly(app, "UITextView \"Some lines of text\"")
    }

    @Test func aLinkInATextViewOfOtherColors() {
        let app = WatchedApp()
        let view = add(UITextView(), to: app)
        let text = NSMutableAttributedString(string: "Dark and then pale enough", attributes: [.foregroundColor: UIColor.black])
        text.addAttribute(.foregroundColor, value: pale, range: NSRange(location: 9, length: 16))
        view.attributedText = text
        expectOnly(app, "UITextView \"Dark and then pale enough\"")
    }

    @Test func textLayersOfAnySize() {
        let app = WatchedApp()
        for (number, size) in [15.0, 20].enumerated() {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 20, y: 100 + 100 * number, width: 260, height: 60)
            (layer.string, layer.fontSize, layer.contentsScale) = ("Layer of \(size)", size, 2)
            // 3.45 : 1.
            layer.foregroundColor = CGColor(gray: 0.5426, alpha: 1)
            app.root.view.layer.addSublayer(layer)
        }
        expectOnly(app, "CATextLayer \"Layer of 15.0\"", 3.45)
    }

    @Test func titlesOfButtonsButNotOfDisabledOnes() {
        let app = WatchedApp()
        for number in 0..<2 {
            let button = add(UIButton(type: .system), to: app, y: 100 + 100 * CGFloat(number))
            button.setTitle(number == 0 ? "Send" : "Disabled", for: .normal)
            button.setTitleColor(pale, for: .normal)
            button.setTitleColor(pale, for: .disabled)
            button.isEnabled = number == 0
        }
        expectOnly(app, "UILabel \"Send\"")
    }

    @Test func segmentsAndTitlesOfBars() {
        let app = WatchedApp()
        let control = add(UISegmentedControl(items: ["One", "Two"]), to: app, y: 300)
        control.selectedSegmentIndex = 0
        control.setTitleTextAttributes([.foregroundColor: pale], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        let bar = add(UINavigationBar(), to: app, y: 100, height: 44)
        // Titles are bold: 1.85 : 1 of 3.
        bar.titleTextAttributes = [.foregroundColor: UIColor(white: 0.75, alpha: 1)]
        bar.items = [UINavigationItem(title: "Bar")]
        let found = contrasts(app).map(\.text)
        #expect(found.contains { $0.hasPrefix("UILabel \"Two\" has a contrast of") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("UILabel \"Bar\" has a contrast of") }, "\(found)")
        #expect(found.count == 2, "\(found)")
    }

    @Test func textsOfCells() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                if indexPath.row == 1 { cell.textLabel?.textColor = UIColor(white: 0.6, alpha: 1) }
                return cell
            }
        }
        let app = WatchedApp()
        let rows = Rows()
        add(UITableView(), to: app, height: 200).dataSource = rows
        expectOnly(app, "UILabel \"Row 1\"")
    }

    /// White on the left and black on the right.
    private func photograph() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 260, height: 60)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 260, height: 60))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }

    @Test func textOnAnImageThatIsDarkUnderMostLettersAndBrightUnderSome() {
        let app = WatchedApp()
        _ = add(UIImageView(image: photograph()), to: app)
        let label = add(UILabel(), to: app)
        (label.text, label.textColor) = ("White words over a photograph", .white)
        expectOnly(app, "UILabel \"White words over a photograph\"", 1)
        #expect(contrasts(app).count == 1)
    }

    @Test func textOnAnImageIsFineWhereItsOwnLettersAre() {
        let app = WatchedApp()
        _ = add(UIImageView(image: photograph()), to: app)
        let label = add(UILabel(), to: app)
        label.frame.origin.x = 90
        (label.text, label.textColor) = ("White words", .white)
        #expect(contrasts(app).isEmpty)
    }

    @Test func textOnShapesAndStretchedImages() {
        let app = WatchedApp()
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(roundedRect: CGRect(x: 20, y: 100, width: 260, height: 60), cornerRadius: 30).cgPath
        shape.fillColor = UIColor.black.cgColor
        app.root.view.layer.addSublayer(shape)
        shape.frame = app.root.view.bounds
        let onShape = add(UILabel(), to: app)
        (onShape.text, onShape.textColor, onShape.textAlignment) = ("White on black", .white, .center)
        // A frame of black around white, stretched in its middle.
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 21, height: 21))
            UIColor.white.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        _ = add(
            UIImageView(image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))), to: app, y: 300
        )
        let onImage = add(UILabel(), to: app, y: 300)
        (onImage.text, onImage.textColor, onImage.textAlignment) = ("White on white", .white, .center)
        expectOnly(app, "UILabel \"White on white\"", 1)
    }

    @Test func textOverFrostedGlass() {
        let app = WatchedApp()
        for (number, style) in [UIBlurEffect.Style.light, .dark].enumerated() {
            let glass = add(UIVisualEffectView(effect: UIBlurEffect(style: style)), to: app, y: 100 + 200 * CGFloat(number))
            let label = UILabel(frame: glass.bounds)
            (label.text, label.textColor) = ("White on glass \(number)", .white)
            glass.contentView.addSubview(label)
        }
        let found = contrasts(app).map(\.text)
        #expect(found.count == 1 && found[0].hasPrefix("UILabel \"White on glass 0\""), "\(found)")
    }

    @Test func textUnderAFingerIsNotJudgedButAfterIt() {
        let app = WatchedApp()
        let label = add(UILabel(), to: app)
        label.text = "Pressed"
        app.advance(0.5)
        let begin = TouchSample(time: 0, phase: .began, location: label.center)
        app.stage.touch([begin])
        label.textColor = pale
        app.advance(0.5)
        #expect(app.findings().isEmpty)
        app.stage.touch([TouchSample(time: 0, phase: .ended, location: label.center)])
        expectOnly(app, "UILabel \"Pressed\"")
    }

    @Test func textThatIsNotOnTheScreenIsNotJudged() {
        let app = WatchedApp()
        let clip = add(UIView(), to: app)
        clip.clipsToBounds = true
        let outside = UILabel(frame: CGRect(x: 0, y: 70, width: 200, height: 30))
        (outside.text, outside.textColor) = ("Clipped", pale)
        clip.addSubview(outside)
        let covered = add(UILabel(), to: app, y: 300)
        (covered.text, covered.textColor) = ("Covered", pale)
        add(UIView(), to: app, y: 300).backgroundColor = .white
        let masked = add(UITextField(), to: app, y: 500)
        (masked.text, masked.textColor) = ("Masked", pale)
        masked.layer.mask = CALayer()
        #expect(contrasts(app).isEmpty)
    }
}
