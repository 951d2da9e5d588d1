import Foundation
import UIKitCore

extension UISegmentedControl {
    private static let key = "UISegments"

    /// Writes titles and images.
    final func writeSegmentsArchive(_ coder: NSCoder) {
        let segments = (0..<numberOfSegments).map { index -> NSObject in
            imageForSegment(at: index) ?? (titleForSegment(at: index) ?? "") as NSString
        }
        coder.encode(segments as NSArray, forKey: Self.key)
    }

    final func readSegmentsArchive(_ coder: NSCoder) {
        guard !(coder is NibCoder), coder.hasValue(forKey: Self.key) else { return }
        for (index, segment) in (coder.decodeObject(forKey: Self.key) as? [Any] ?? []).enumerated() {
            if let image = segment as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: "\(segment)", at: index, animated: false)
            }
        }
    }
}
