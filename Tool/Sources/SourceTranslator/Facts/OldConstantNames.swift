/// Constants before Swift 4.2, by their names then: `kCAFillModeForwards` is `CAMediaTimingFillMode.forwards`.
enum OldConstantNames {
    static let table: [String: String] = {
        var table = named
        for (old, new, members) in families {
            for member in members { table[old + member] = new + "." + member.withSmallStart }
        }
        return table
    }()

    /// The beginning of the old names, the type, and the rest of the names.
    private static let families: [(String, String, [String])] = [
        ("kCAFillMode", "CAMediaTimingFillMode", ["Forwards", "Backwards", "Both", "Removed"]),
        ("kCAFillRule", "CAShapeLayerFillRule", ["NonZero", "EvenOdd"]),
        ("kCALineCap", "CAShapeLayerLineCap", ["Butt", "Round", "Square"]),
        ("kCALineJoin", "CAShapeLayerLineJoin", ["Miter", "Round", "Bevel"]),
        ("kCAMediaTimingFunction", "CAMediaTimingFunctionName", ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"]),
        (
            "kCAGravity", "CALayerContentsGravity",
            [
                "Center", "Top", "Bottom", "Left", "Right", "TopLeft", "TopRight", "BottomLeft", "BottomRight", "Resize", "ResizeAspect",
                "ResizeAspectFill",
            ]
        ),
        ("kCAAnimation", "CAAnimationCalculationMode", ["Linear", "Discrete", "Paced", "Cubic", "CubicPaced"]),
        ("kCAAnimation", "CAAnimationRotationMode", ["RotateAuto", "RotateAutoReverse"]),
        ("kCATransition", "CATransitionType", ["Fade", "MoveIn", "Push", "Reveal"]),
        ("kCATransition", "CATransitionSubtype", ["FromRight", "FromLeft", "FromTop", "FromBottom"]),
        ("kCAFilter", "CALayerContentsFilter", ["Nearest", "Linear", "Trilinear"]),
        ("kCAGradientLayer", "CAGradientLayerType", ["Axial", "Radial", "Conic"]),
        ("kCAAlignment", "CATextLayerAlignmentMode", ["Natural", "Left", "Right", "Center", "Justified"]),
        ("kCATruncation", "CATextLayerTruncationMode", ["None", "Start", "End", "Middle"]),
        ("kCAEmitterLayer", "CAEmitterLayerEmitterShape", ["Point", "Line", "Rectangle", "Cuboid", "Circle", "Sphere"]),
        ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", ["Points", "Outline", "Surface", "Volume"]),
        (
            "kCAEmitterLayer", "CAEmitterLayerRenderMode",
            ["Unordered", "OldestFirst", "OldestLast", "BackToFront", "Additive"]
        ),
        (
            "UIFontWeight", "UIFont.Weight",
            ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        ),
        ("UILayoutPriority", "UILayoutPriority", ["Required", "DefaultHigh", "DefaultLow", "FittingSizeLevel"]),
        (
            "UIAccessibilityTrait", "UIAccessibilityTraits",
            [
                "None", "Button", "Link", "Image", "Selected", "Header", "SearchField", "StaticText", "Adjustable", "NotEnabled",
                "UpdatesFrequently", "KeyboardKey", "SummaryElement", "StartsMediaSession", "AllowsDirectInteraction", "CausesPageTurn",
                "PlaysSound", "TabBar",
            ]
        ),
    ]

    private static let named = [
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
        "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
        "NSShadowAttributeName": "NSAttributedString.Key.shadow",
        "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
        "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
        "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
        "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
        "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
        "RunLoopMode": "RunLoop.Mode", "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
    ]
}

extension String {
    /// The name of a member: with a small first letter.
    fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}
