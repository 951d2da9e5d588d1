import Kinora
import UIKitControls
import XCTest

/// Views and controllers in keyed archives.
@preconcurrency @MainActor
final class ViewArchiveTests: XCTestCase {
    private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try XCTUnwrap(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    func testAViewComesBackWithItsPropertiesAndItsTree() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        view.backgroundColor = .systemRed
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        view.clipsToBounds = true
        view.contentMode = .bottomRight
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.isUserInteractionEnabled = false
        view.accessibilityIdentifier = "card"
        let child = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        child.tintColor = .purple
        view.addSubview(child)
        let read = try copy(view)
        XCTAssertEqual(read.bounds, view.bounds)
        XCTAssertEqual(read.center, view.center)
        XCTAssertEqual(read.transform, view.transform)
        XCTAssertEqual(read.backgroundColor, .systemRed)
        XCTAssertEqual(read.alpha, 0.5)
        XCTAssertTrue(read.isHidden)
        XCTAssertEqual(read.tag, 7)
        XCTAssertTrue(read.clipsToBounds)
        XCTAssertEqual(read.contentMode, .bottomRight)
        XCTAssertEqual(read.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        XCTAssertFalse(read.isUserInteractionEnabled)
        XCTAssertEqual(read.accessibilityIdentifier, "card")
        XCTAssertEqual(read.subviews.map(\.frame), [CGRect(x: 5, y: 6, width: 7, height: 8)])
        XCTAssertEqual(read.subviews.first?.tintColor, .purple)
        XCTAssertTrue(read !== view)
    }

    func testLabelsImagesAndControlsComeBack() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Harbor"
        label.font = .boldSystemFont(ofSize: 21)
        label.textColor = .blue
        label.textAlignment = .center
        label.numberOfLines = 3
        label.isUserInteractionEnabled = true
        let readLabel = try copy(label)
        XCTAssertEqual(readLabel.text, "Harbor")
        XCTAssertEqual(readLabel.font, label.font)
        XCTAssertEqual(readLabel.textColor, .blue)
        XCTAssertEqual(readLabel.textAlignment, .center)
        XCTAssertEqual(readLabel.numberOfLines, 3)
        XCTAssertTrue(readLabel.isUserInteractionEnabled)

        let star = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 3))
        }
        let styled = NSMutableAttributedString(string: "red and plain", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        styled.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        styled.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 3))
        label.attributedText = styled
        let readStyled = try XCTUnwrap(copy(label).attributedText)
        XCTAssertEqual(readStyled.string, "red and plain")
        XCTAssertEqual(readStyled.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual((readStyled.attribute(.kern, at: 4, effectiveRange: nil) as? NSNumber)?.intValue, 2)

        label.attributedText = NSAttributedString(string: "underlined", attributes: [.underlineStyle: 1])
        let underlined = try XCTUnwrap(copy(label).attributedText)
        XCTAssertEqual((underlined.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? NSNumber)?.intValue, 1)

        let imageView = try copy(UIImageView(image: star))
        XCTAssertEqual(imageView.image?.pngData(), star.pngData())
        XCTAssertEqual(imageView.bounds.size, CGSize(width: 3, height: 3))
        XCTAssertFalse(imageView.isUserInteractionEnabled)

        let button = UIButton(type: .system)
        button.setTitle("Book", for: .normal)
        button.setTitle("Booking", for: .highlighted)
        button.setTitleColor(.brown, for: .disabled)
        button.setImage(star, for: .selected)
        button.isEnabled = false
        button.setAttributedTitle(NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .selected)
        let readButton = try copy(button)
        XCTAssertEqual(readButton.buttonType, .system)
        XCTAssertEqual(readButton.title(for: .normal), "Book")
        XCTAssertEqual(readButton.title(for: .highlighted), "Booking")
        XCTAssertEqual(readButton.titleColor(for: .disabled), .brown)
        XCTAssertEqual(readButton.image(for: .selected)?.pngData(), star.pngData())
        XCTAssertFalse(readButton.isEnabled)
        let title = try XCTUnwrap(readButton.attributedTitle(for: .selected))
        XCTAssertEqual(title, button.attributedTitle(for: .selected))

        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
        let readSlider = try copy(slider)
        XCTAssertEqual([readSlider.minimumValue, readSlider.maximumValue, readSlider.value], [10, 20, 15])
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 3)
        XCTAssertEqual(try copy(pages).currentPage, 3)
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 1
        let readSegments = try copy(segments)
        XCTAssertEqual((0..<readSegments.numberOfSegments).map { readSegments.titleForSegment(at: $0) }, ["a", "b"])
        XCTAssertEqual(readSegments.selectedSegmentIndex, 1)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (text.text, text.isEditable, text.contentInset.top) = ("Tide", false, 4)
        let readText = try copy(text)
        XCTAssertEqual(readText.text, "Tide")
        XCTAssertFalse(readText.isEditable)
        XCTAssertEqual(readText.contentInset.top, 4)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (scroll.contentSize, scroll.contentOffset, scroll.bounces) = (CGSize(width: 90, height: 90), CGPoint(x: 3, y: 4), false)
        scroll.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)))
        let readScroll = try copy(scroll)
        XCTAssertEqual(readScroll.contentSize, scroll.contentSize)
        XCTAssertEqual(readScroll.contentOffset, scroll.contentOffset)
        XCTAssertFalse(readScroll.bounces)
        XCTAssertEqual(readScroll.subviews.filter { $0.bounds.width == 1 }.count, 1)
        let field = UITextField()
        (field.text, field.placeholder, field.keyboardType, field.isSecureTextEntry) = ("a", "Name", .emailAddress, true)
        let readField = try copy(field)
        XCTAssertEqual([readField.text, readField.placeholder], ["a", "Name"])
        XCTAssertEqual(readField.keyboardType, .emailAddress)
        XCTAssertTrue(readField.isSecureTextEntry)
    }

    func testStacksAndConstraintsComeBack() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let stack = UIStackView()
        (stack.axis, stack.spacing, stack.alignment) = (.vertical, 7, .leading)
        stack.translatesAutoresizingMaskIntoConstraints = false
        for text in ["one", "two"] {
            let label = UILabel()
            label.text = text
            label.setContentHuggingPriority(UILayoutPriority(700), for: .vertical)
            stack.addArrangedSubview(label)
        }
        view.addSubview(stack)
        let wide = stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
        wide.priority = .defaultHigh
        wide.identifier = "wide"
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor), wide,
        ])
        view.layoutIfNeeded()
        let read = try copy(view)
        read.layoutIfNeeded()
        let readStack = try XCTUnwrap(read.subviews.first as? UIStackView)
        XCTAssertEqual(readStack.axis, .vertical)
        XCTAssertEqual(readStack.frame, stack.frame)
        XCTAssertEqual(readStack.arrangedSubviews.map(\.frame), stack.arrangedSubviews.map(\.frame))
        XCTAssertEqual(readStack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }, ["one", "two"])
        XCTAssertEqual(readStack.arrangedSubviews.first?.contentHuggingPriority(for: .vertical).rawValue, 700)
        let readWide = try XCTUnwrap(readStack.constraints.first { $0.identifier == "wide" })
        XCTAssertEqual(readWide.priority, .defaultHigh)
        XCTAssertEqual(read.constraints.count, view.constraints.count)
    }

    func testAClassOfTheAppWritesItsOwnValuesToo() throws {
        let badge = ArchivedBadge(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        badge.count = 5
        badge.backgroundColor = .green
        let read = try copy(badge)
        XCTAssertEqual(read.count, 5)
        XCTAssertEqual(read.backgroundColor, .green)
        XCTAssertEqual(read.bounds.width, 9)
    }

    func testControllersComeBackWithTheirViews() throws {
        let page = UIViewController()
        page.title = "Page"
        page.modalPresentationStyle = .formSheet
        page.view.backgroundColor = .orange
        let read = try copy(page)
        XCTAssertEqual(read.title, "Page")
        XCTAssertEqual(read.modalPresentationStyle, .formSheet)
        XCTAssertEqual(read.view.backgroundColor, .orange)
        let stack = try copy(UINavigationController(rootViewController: page))
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Page"])
    }

    func testSnapshotsOfCopiesShowTheSame() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        let dot = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
        dot.backgroundColor = .red
        view.addSubview(dot)
        func rendered(_ view: UIView) -> Data? {
            UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.pngData()
        }
        XCTAssertEqual(rendered(try copy(view)), rendered(view))
    }
}

final class ArchivedBadge: UIView {
    var count = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}
