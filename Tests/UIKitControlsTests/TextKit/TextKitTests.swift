import Kinora
import TestSupport
import UIKit
import XCTest

@testable import UIKitControls

/// Text storages, layout managers and containers, by a font whose letters are equally wide.
@preconcurrency @MainActor
final class TextKitTests: XCTestCase {
    private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    private lazy var advance = ("x" as NSString).size(withAttributes: [.font: font]).width
    private let storage = NSTextStorage()
    private lazy var manager = {
        let made = NSLayoutManager()
        storage.addLayoutManager(made)
        return made
    }()

    private func container(_ width: CGFloat, _ height: CGFloat = 0) -> NSTextContainer {
        let made = NSTextContainer(size: CGSize(width: width, height: height))
        manager.addTextContainer(made)
        return made
    }

    private func setText(_ text: String) { storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font])) }

    private func lines(_ range: NSRange? = nil) -> [(rect: CGRect, used: CGRect, text: String)] {
        var found: [(CGRect, CGRect, String)] = []
        manager.enumerateLineFragments(forGlyphRange: range ?? NSRange(location: 0, length: storage.length)) { rect, used, _, glyphs, _ in
            found.append((rect, used, (self.storage.string as NSString).substring(with: glyphs)))
        }
        return found
    }

    // MARK: Lines and points

    func testEachPointHasItsCharacter() {
        let area = container(advance * 10 + 10.5)
        setText("twelve words\nend")
        XCTAssertEqual(lines().map(\.text), ["twelve ", "words\n", "end"])
        let height = lines()[0].rect.height
        for (line, text, start) in [(0, "twelve", 0), (1, "words", 7), (2, "end", 13)] {
            for index in 0..<text.count {
                for share in [0.1, 0.5, 0.9] as [CGFloat] {
                    let point = CGPoint(x: 5 + advance * (CGFloat(index) + share), y: height * (CGFloat(line) + 0.5))
                    var fraction: CGFloat = -1
                    XCTAssertEqual(
                        manager.characterIndex(for: point, in: area, fractionOfDistanceBetweenInsertionPoints: &fraction), start + index)
                    XCTAssertEqual(fraction, share, accuracy: 0.01)
                    XCTAssertEqual(manager.glyphIndex(for: point, in: area), start + index)
                }
            }
        }
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 1e5, y: height * 1.5), in: area), 11)
        XCTAssertEqual(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 1e5, y: height * 1.5), in: area), 1)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 6, y: 1e5), in: area), 13)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: 0), in: area), 0)
    }

    func testRectanglesAreThoseOfTheGlyphs() throws {
        let area = container(advance * 10 + 10.5)
        setText("twelve words\nend")
        let height = lines()[0].rect.height
        XCTAssertEqual(lines()[1].rect, CGRect(x: 0, y: height, width: advance * 10 + 10.5, height: height))
        XCTAssertEqual(lines()[1].used.width, advance * 5 + 10, accuracy: 0.01)
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 2), in: area)
        XCTAssertEqual(word.minX, 5 + advance, accuracy: 0.01)
        XCTAssertEqual(word.width, 2 * advance, accuracy: 0.01)
        XCTAssertEqual(word.minY, height, accuracy: 0.01)
        XCTAssertEqual(manager.location(forGlyphAt: 8).x, 5 + advance, accuracy: 0.01)
        XCTAssertEqual(manager.location(forGlyphAt: 8).y, font.ascender, accuracy: 0.5)
        XCTAssertEqual(manager.usedRect(for: area).height, 3 * height, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: area).width, advance * 6 + 10, accuracy: 0.01)
        var range = NSRange()
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &range).minY, height, accuracy: 0.01)
        XCTAssertEqual(range, NSRange(location: 7, length: 6))
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 6), withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: area
        ) { rect, _ in rects.append(rect) }
        XCTAssertEqual(rects.map(\.minX), [5 + 4 * advance, 5])
        XCTAssertEqual(rects.map(\.minY), [0, height])
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 6), withinSelectedGlyphRange: NSRange(location: 4, length: 6), in: area
        ) { rect, stop in
            XCTAssertEqual(rect.maxX, advance * 10 + 5.5, accuracy: 0.01)
            stop.pointee = true
        }
    }

    func testABreakAtTheEndLeavesAnEmptyLine() {
        let area = container(200)
        XCTAssertEqual(manager.usedRect(for: area).width, 10)
        setText("a")
        let height = lines()[0].rect.height
        XCTAssertEqual(manager.extraLineFragmentRect, .zero)
        XCTAssertNil(manager.extraLineFragmentTextContainer)
        setText("a\n")
        XCTAssertEqual(lines().count, 1)
        XCTAssertEqual(manager.extraLineFragmentRect.minY, height, accuracy: 0.01)
        XCTAssertEqual(manager.extraLineFragmentRect.height, height, accuracy: 1)
        XCTAssertTrue(manager.extraLineFragmentTextContainer === area)
    }

    func testLettersOfSeveralUnitsAreWhole() {
        let area = container(400)
        setText("a👨‍👩‍👧b")
        var actual = NSRange()
        XCTAssertEqual(
            manager.glyphRange(forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: &actual),
            NSRange(location: 1, length: 8))
        let middle = manager.boundingRect(forGlyphRange: actual, in: area)
        XCTAssertEqual(
            manager.characterIndex(for: CGPoint(x: middle.midX, y: middle.midY), in: area, fractionOfDistanceBetweenInsertionPoints: nil), 1
        )
        XCTAssertEqual(manager.numberOfGlyphs, 10)
        XCTAssertFalse(manager.isValidGlyphIndex(10))
    }

    // MARK: Containers

    func testTextGoesOnInTheNextContainer() throws {
        setText("one two three four five six")
        let probe = container(advance * 6 + 10.5)
        let height = lines()[0].rect.height
        probe.size.height = 2 * height + 1
        let other = container(advance * 17, 1000)
        XCTAssertEqual(lines().map(\.text), ["one ", "two ", "three four five ", "six"])
        XCTAssertEqual(manager.glyphRange(for: probe), NSRange(location: 0, length: 8))
        XCTAssertEqual(manager.glyphRange(for: other), NSRange(location: 8, length: 19))
        XCTAssertTrue(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === other)
        XCTAssertEqual(manager.firstUnlaidCharacterIndex(), storage.length)
        manager.removeTextContainer(at: 1)
        XCTAssertEqual(manager.firstUnlaidCharacterIndex(), 8)
        XCTAssertNil(manager.textContainer(forGlyphAt: 9, effectiveRange: nil))
        XCTAssertNil(other.layoutManager)
        probe.maximumNumberOfLines = 1
        XCTAssertEqual(manager.firstUnlaidCharacterIndex(), 4)
    }

    func testNoTextIsWithinAnExclusion() {
        let area = container(advance * 20 + 10.5)
        setText(String(repeating: "abc ", count: 60))
        let hole = CGRect(x: 5 + advance * 6, y: 40, width: advance * 7, height: 60)
        area.exclusionPaths = [UIBezierPath(rect: hole)]
        XCTAssertEqual(lines().map(\.text).joined(), storage.string, "all of it is laid out, once")
        for line in lines() { XCTAssertFalse(line.used.insetBy(dx: 5, dy: 0.01).intersects(hole.insetBy(dx: 0.01, dy: 0.01)), line.text) }
        let beside = lines().filter { $0.rect.maxY > 41 && $0.rect.minY < 99 }
        XCTAssertEqual(Set(beside.map { $0.rect.minX.rounded() }), [0, (hole.maxX - 5).rounded()], "text on both sides")
        XCTAssertEqual(lines().last?.rect.minX, 0)
        // A circle lets more text in at its top than at its middle.
        area.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: advance * 10, y: 0, width: 200, height: 200))]
        let circle = CGPoint(x: advance * 10 + 100, y: 100)
        for line in lines() {
            for corner in [line.used.minX + 5, line.used.maxX - 5] {
                for y in [line.rect.minY + 0.5, line.rect.midY, line.rect.maxY - 0.5] {
                    XCTAssertGreaterThan(hypot(corner - circle.x, y - circle.y), 99, line.text)
                }
            }
        }
        area.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 1e4, height: 30))]
        XCTAssertGreaterThanOrEqual(lines()[0].rect.minY, 20)
    }

    // MARK: Storages

    /// Colors digits, with characters of its own.
    private final class ColoringStorage: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")
        override var string: String { text.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            text.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            if editedMask.contains(.editedCharacters) {
                let line = (string as NSString).lineRange(for: editedRange)
                for (index, unit) in (string as NSString).substring(with: line).utf16.enumerated() where 48...57 ~= unit {
                    addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: line.location + index, length: 1))
                }
            }
            super.processEditing()
        }
    }

    private final class Recorder: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
        var events: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { events.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { events.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { events.append("invalid") }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
        ) { events.append("complete \(layoutFinishedFlag)") }
    }

    func testChangesAreProcessedTogether() {
        let recorder = Recorder()
        let area = container(200)
        setText("hello world")
        (storage.delegate, manager.delegate) = (recorder, recorder)
        _ = manager.usedRect(for: area)
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "HI")
        XCTAssertEqual(recorder.events, ["complete true", "will 2 {0, 2} -3", "did 2 {0, 2} -3", "invalid"])
        recorder.events = []
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 2, length: 1))
        storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 2))
        XCTAssertEqual(storage.editedRange, NSRange(location: 2, length: 4))
        XCTAssertEqual(storage.changeInLength, -1)
        storage.endEditing()
        XCTAssertEqual(recorder.events, ["will 3 {2, 4} -1", "did 3 {2, 4} -1"])
        XCTAssertEqual(storage.editedRange.location, NSNotFound)
        XCTAssertEqual(storage.string, "HIworld")
        storage.endEditing()
        XCTAssertEqual(recorder.events.count, 2)
        XCTAssertEqual(NSAttributedString(attributedString: storage).string, "HIworld")
    }

    func testASubclassWithItsOwnCharactersIsReadByThem() {
        let own = ColoringStorage()
        own.append(NSAttributedString(string: "ab1", attributes: [.font: font]))
        own.insert(NSAttributedString(string: "2"), at: 0)
        XCTAssertEqual(own.string, "2ab1")
        XCTAssertEqual(own.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertNil(own.attribute(.foregroundColor, at: 1, effectiveRange: nil))
        XCTAssertEqual(own.attribute(.font, at: 3, effectiveRange: nil) as? UIFont, font)
        XCTAssertEqual(NSAttributedString(attributedString: own).string, "2ab1", "Foundation copies the superclass's text")
        XCTAssertEqual((own.mutableCopy() as? NSMutableAttributedString)?.string, "2ab1")
        own.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 4))
        XCTAssertNil(own.attribute(.foregroundColor, at: 0, effectiveRange: nil))
        own.addLayoutManager(manager)
        XCTAssertTrue(manager.textStorage === own)
        XCTAssertEqual(storage.layoutManagers.count, 0)
        XCTAssertEqual(manager.numberOfGlyphs, 4)
    }

    // MARK: Text views

    private func makeView(_ container: NSTextContainer? = nil) -> (Stage, UITextView) {
        let stage = Stage(device: .iPhone15)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 300), textContainer: container)
        stage.window.addSubview(view)
        return (stage, view)
    }

    func testAViewsTextIsItsStorage() {
        let (stage, view) = makeView()
        view.text = "one two"
        XCTAssertEqual(view.textStorage.string, "one two")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        XCTAssertEqual(view.text, "1 two")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        let recorder = Recorder()
        view.textStorage.delegate = recorder
        view.becomeFirstResponder()
        stage.settle()
        stage.type("!")
        XCTAssertEqual(view.textStorage.string, "1 two!")
        XCTAssertEqual(recorder.events.first, "will 3 {5, 1} 1")
        view.textStorage.setAttributedString(NSAttributedString(string: "x"))
        XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0))
        XCTAssertTrue(view.layoutManager === view.textContainer.layoutManager)
        XCTAssertTrue(view.layoutManager.textStorage === view.textStorage)
    }

    func testAViewIsDrawnWithoutALayoutManagerUntilOneIsUsed() {
        let (stage, view) = makeView()
        view.text = "one"
        _ = stage.image()
        XCTAssertNil(view.textContainer.manager)
        XCTAssertNotNil(view.textContainer.layoutManager)
        XCTAssertNotNil(view.textContainer.manager)
    }

    func testAViewsLayoutManagerHasTheViewsRectangles() throws {
        let (_, view) = makeView()
        view.text = String(repeating: "some words and more of them. ", count: 6)
        for location in [0, 17, 60, 140] {
            let range = NSRange(location: location, length: 3)
            let start = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: location))
            let end = try XCTUnwrap(view.position(from: start, offset: 3))
            let rect = view.firstRect(for: try XCTUnwrap(view.textRange(from: start, to: end)))
            let own = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
            XCTAssertEqual(own.minX + view.textContainerInset.left, rect.minX, accuracy: 0.01)
            XCTAssertEqual(own.minY + view.textContainerInset.top, rect.minY, accuracy: 0.01)
        }
        view.textContainerInset.left = 40
        view.frame.size.width = 200
        view.layoutIfNeeded()
        XCTAssertEqual(view.layoutManager.usedRect(for: view.textContainer).height, view.contentSize.height - 16, accuracy: 1)
    }

    func testAnAppsStorageColorsWhatIsTyped() throws {
        let (own, layout, area) = (ColoringStorage(), NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        layout.addTextContainer(area)
        own.addLayoutManager(layout)
        let (stage, view) = makeView(area)
        XCTAssertTrue(view.textStorage === own)
        view.becomeFirstResponder()
        stage.settle()
        stage.type("a1b")
        XCTAssertEqual(own.string, "a1b")
        XCTAssertEqual(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
        XCTAssertNotEqual(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    }

    /// Draws backgrounds of its own.
    private final class BlockManager: NSLayoutManager {
        var rects: [CGRect] = []
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
        ) {
            for index in 0..<rectCount { rects.append(rectArray[index]) }
            UIColor.blue.setFill()
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }
    }

    func testAnAppsLayoutManagerDrawsTheView() {
        let (own, layout, area) = (NSTextStorage(), BlockManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        layout.addTextContainer(area)
        own.addLayoutManager(layout)
        let (stage, view) = makeView(area)
        let text = NSMutableAttributedString(string: "      mark", attributes: [.font: font])
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        view.attributedText = text
        stage.settle()
        XCTAssertEqual(layout.rects.first?.minX ?? -1, 5, accuracy: 0.01)
        XCTAssertEqual(layout.rects.first?.width ?? -1, 4 * advance, accuracy: 0.01)
        let image = stage.image()
        let scale = CGFloat(image.width) / stage.window.bounds.width
        let pixel = image.withPixels { $0[Int((108 + 10) * scale) * image.width + Int((20 + 5 + advance) * scale)] }
        XCTAssertEqual(pixel & 0xFFFFFF, 0x0000FF)
    }

    func testAViewsTextGoesAroundAnExclusion() {
        let (stage, view) = makeView()
        view.attributedText = NSAttributedString(string: String(repeating: "abc ", count: 80), attributes: [.font: font])
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60))]
        stage.settle()
        XCTAssertGreaterThan(view.caretRect(for: view.beginningOfDocument).minX, 118)
        XCTAssertGreaterThanOrEqual(
            view.offset(from: view.beginningOfDocument, to: view.closestPosition(to: CGPoint(x: 10, y: 200)) ?? view.beginningOfDocument),
            30)
        let before = view.contentSize.height
        view.textContainer.exclusionPaths = []
        XCTAssertLessThan(view.contentSize.height, before)
    }

    // MARK: Hyphenation

    func testParagraphsWithoutAFactorHaveTheManagers() throws {
        guard FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") else {
            throw XCTSkip("hyphen-en-us is not installed")
        }
        let area = container(advance * 10 + 10.5)
        setText("a representation")
        XCTAssertEqual(lines().map(\.text), ["a ", "representa", "tion"])
        manager.hyphenationFactor = 1
        XCTAssertEqual(lines().map(\.text), ["a repre", "sentation"])
        // Each letter has the number that the app knows.
        let height = lines()[0].rect.height
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 5 + advance * 0.5, y: height * 1.5), in: area), 7)
        XCTAssertEqual(manager.location(forGlyphAt: 6).x, 5 + 6 * advance, accuracy: 0.01)
        XCTAssertEqual(manager.boundingRect(forGlyphRange: NSRange(location: 7, length: 2), in: area).width, 2 * advance, accuracy: 0.01)
        XCTAssertEqual(storage.string, "a representation")
        manager.hyphenationFactor = 0
        XCTAssertEqual(lines().count, 3)
        manager.usesDefaultHyphenation = true
        XCTAssertEqual(lines().count, 2)
        manager.hyphenationFactor = 0.05
        XCTAssertEqual(lines().count, 3)
        let complaints = Diagnostics.complaints { manager.hyphenationFactor = .nan }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(manager.hyphenationFactor, 0.05)
    }

    func testATextViewShowsTheHyphensOfItsManager() throws {
        guard FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") else {
            throw XCTSkip("hyphen-en-us is not installed")
        }
        let stage = Stage(device: .iPhone15)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: advance * 10 + 10.5, height: 300))
        view.font = font
        view.text = "a representation"
        stage.window.addSubview(view)
        XCTAssertEqual(view.lines.count, 3)
        view.layoutManager.hyphenationFactor = 1
        XCTAssertEqual(view.lines.count, 2)
        view.insertText(" again")
        XCTAssertEqual(view.lines.count, 3)
        XCTAssertEqual(view.text, "a representation again")
    }
}
