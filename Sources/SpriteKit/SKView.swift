import UIKit

/// The layout of a scene in its view.
public enum SKSceneScaleMode: Int, Sendable {
    /// Stretched.
    case fill
    /// Without bars, cut.
    case aspectFill
    /// Whole, with bars.
    case aspectFit
    /// The scene has the size of the view.
    case resizeFill
}

/// A scene by the name of its file. Its nodes are not read, and nothing of it is drawn: a view names it.
///
/// Differs from UIKit: the class has no nodes, and no subclass; the translator leaves subclasses out. Source: Apple,
/// [SKScene](https://developer.apple.com/documentation/spritekit/skscene).
@preconcurrency @MainActor
public final class SKScene: NSObject {
    let title: String
    /// The size, in points of the scene.
    public var size: CGSize
    /// The layout of the scene in its view.
    public var scaleMode = SKSceneScaleMode.fill
    /// The color behind the nodes; not drawn.
    public var backgroundColor = UIColor(white: 0.15, alpha: 1)
    /// The name of the scene; nil for none.
    public var name: String?
    /// The view that presents the scene; nil for none.
    public internal(set) weak var view: SKView?

    /// Creates the scene of a file, which is not read. Never nil.
    public init?(fileNamed filename: String) {
        title = filename
        size = CGSize(width: 1024, height: 768)
        super.init()
    }

    /// Creates an empty scene.
    public init(size: CGSize) {
        title = ""
        self.size = size
        super.init()
    }
}

/// A view of a scene. It says that SpriteKit is not there, with the scene's name; it draws no nodes.
///
/// Source: Apple, [SKView](https://developer.apple.com/documentation/spritekit/skview).
@preconcurrency @MainActor
open class SKView: UIView {
    private let label = UILabel()

    /// Creates a view without a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without a scene.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor(white: 0.15, alpha: 1)
        label.textColor = .white
        label.numberOfLines = 0
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        update()
    }

    /// The scene; nil for none.
    open private(set) var scene: SKScene?

    /// Presents a scene; nil for none.
    open func presentScene(_ scene: SKScene?) {
        self.scene?.view = nil
        self.scene = scene
        scene?.view = self
        update()
    }

    private func update() { label.text = sentence }

    /// Whether siblings are drawn in any order; for scenes.
    open var ignoresSiblingOrder = false
    /// Whether frames per second show; no scene runs.
    open var showsFPS = false
    /// Whether the number of nodes shows; no scene runs.
    open var showsNodeCount = false
    /// Whether the number of drawing calls shows; no scene runs.
    open var showsDrawCount = false
    /// Whether bodies show; no scene runs.
    open var showsPhysics = false
    /// Whether fields show; no scene runs.
    open var showsFields = false
    /// Whether the scene rests.
    open var isPaused = false
    /// Whether the view is transparent; it is not drawn so.
    open var allowsTransparency = false
    /// The frames per second of scenes.
    open var preferredFramesPerSecond = 60
}

extension SKView: ContentSubstitute {
    package final var sentence: String {
        let title = scene?.title ?? ""
        return (title.isEmpty ? "A scene" : "The scene “\(title)”") + " of SpriteKit,\nwhich is not drawn here"
    }
}
