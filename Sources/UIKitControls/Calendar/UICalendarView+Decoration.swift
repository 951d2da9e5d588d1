import CoreGraphics
import UIKitCore

extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        /// A dot of 4 points, an image of 9.
        case small = 0
        /// A dot of 6 points, an image of 12.
        case medium
        /// A dot of 8 points, an image of 15.
        case large

        fileprivate var dot: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        }

        fileprivate var image: CGFloat {
            switch self {
            case .small: 9
            case .medium: 12
            case .large: 15
            }
        }
    }

    /// A dot, an image or a view below a day.
    ///
    /// Source: Apple, [UICalendarView.Decoration](https://developer.apple.com/documentation/uikit/uicalendarview/decoration).
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let make: () -> UIView

        private init(make: @escaping () -> UIView) { self.make = make }

        /// Creates a gray dot of medium size.
        public convenience override init() { self.init(color: nil, size: .medium) }

        /// Creates a dot; the color is gray for nil.
        public convenience init(color: UIColor?, size: DecorationSize = .medium) {
            self.init {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: size.dot, height: size.dot))
                view.backgroundColor = color ?? .systemFill
                view.layer.cornerRadius = size.dot / 2
                return view
            }
        }

        /// Creates an image as high as the size says; a template image has the color. Without an image it is a dot.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            guard let image else {
                self.init(color: color, size: size)
                return
            }
            self.init {
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                let ratio = image.size.height > 0 ? image.size.width / image.size.height : 1
                view.bounds.size = CGSize(width: size.image * ratio, height: size.image)
                return view
            }
        }

        /// Creates a decoration whose view a closure makes, each time that the day is shown.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(make: customViewProvider) }

        /// Returns a dot; the color is gray for nil.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// Returns an image as high as the size says; a template image has the color.
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// Returns a decoration whose view a closure makes, each time that the day is shown.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        final func makeView() -> UIView { make() }
    }
}
