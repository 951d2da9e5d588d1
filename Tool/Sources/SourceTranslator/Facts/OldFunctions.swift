/// Functions before Swift 4.2 and 3, and what became of their calls.
enum OldFunctions {
    /// The present form of a call.
    enum Call {
        /// A function, an initializer or a class method; with the labels of its arguments, nil for none.
        case function(String, [String?])
        /// A method of the first argument; with the labels of the others.
        case method(String, [String?])
        /// A property of a type.
        case property(String)
        /// A comparison of both arguments.
        case equality

        /// The number of arguments that the old function takes.
        var count: Int {
            switch self {
            case .function(_, let labels): labels.count
            case .method(_, let labels): labels.count + 1
            case .property: 0
            case .equality: 2
            }
        }
    }

    static let table: [String: Call] = {
        var table = named
        for (name, type) in texts {
            table["NSStringFrom" + type] = .function("NSCoder.string", ["for"])
            table[type + "FromString"] = .function("NSCoder." + name, ["for"])
        }
        for name in [
            "ReduceMotionEnabled", "ReduceTransparencyEnabled", "VoiceOverRunning", "SwitchControlRunning", "BoldTextEnabled",
            "DarkerSystemColorsEnabled",
        ] {
            let property = name == "DarkerSystemColorsEnabled" ? "isDarkerSystemColorsEnabled" : "is" + name
            table[(name == "DarkerSystemColorsEnabled" ? "UIAccessibility" : "UIAccessibilityIs") + name] =
                .property("UIAccessibility." + property)
        }
        return table
    }()

    /// Structures that are written as texts: the method of `NSCoder`, and the type.
    private static let texts = [
        ("cgPoint", "CGPoint"), ("cgSize", "CGSize"), ("cgRect", "CGRect"), ("cgVector", "CGVector"),
        ("cgAffineTransform", "CGAffineTransform"), ("uiEdgeInsets", "UIEdgeInsets"), ("uiOffset", "UIOffset"),
    ]

    private static let named: [String: Call] = [
        "UIEdgeInsetsMake": .function("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": .function("UIOffset", ["horizontal", "vertical"]),
        "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
        "UIEdgeInsetsEqualToEdgeInsets": .equality, "UIOffsetEqualToOffset": .equality,
        "UIImagePNGRepresentation": .method("pngData", []),
        "UIImageJPEGRepresentation": .method("jpegData", ["compressionQuality"]),
        "UIAccessibilityPostNotification": .function("UIAccessibility.post", ["notification", "argument"]),
        "UIAccessibilityConvertFrameToScreenCoordinates": .function("UIAccessibility.convertToScreenCoordinates", [nil, "in"]),
        "UIAccessibilityConvertPathToScreenCoordinates": .function("UIAccessibility.convertToScreenCoordinates", [nil, "in"]),
    ]
}
