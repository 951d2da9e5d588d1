import Foundation

extension UITextView {
    final func findInteractionDidChange() {
        finding?.end()
        finding = isFindInteractionEnabled ? TextViewFinding(self) : nil
    }

    final func search(_ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>) {
        for range in options.ranges(of: query, in: content.string as NSString) {
            aggregator.foundRange(TextUnitRange(range), searchString: query, document: nil)
        }
        aggregator.finishedSearching()
    }

    /// Replaces matches as one change by the user; each keeps the attributes of its first letter.
    ///
    /// - Parameter ranges: the matches in the order of the text.
    final func replaceFound(_ ranges: [NSRange], by text: String) {
        guard isEditable, let first = ranges.first, let last = ranges.last, NSMaxRange(last) <= content.length else { return }
        let whole = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
        let replaced = NSMutableAttributedString(attributedString: content.attributedSubstring(from: whole))
        for range in ranges.reversed() where range.length > 0 {
            let attributes = content.attributes(at: range.location, effectiveRange: nil)
            let local = NSRange(location: range.location - whole.location, length: range.length)
            replaced.replaceCharacters(in: local, with: NSAttributedString(string: text, attributes: attributes))
        }
        changeRecord.endRun()
        finding?.withoutSearching { apply(NSAttributedString(attributedString: replaced), in: whole) }
            ?? apply(NSAttributedString(attributedString: replaced), in: whole)
        changeRecord.endRun()
    }
}
