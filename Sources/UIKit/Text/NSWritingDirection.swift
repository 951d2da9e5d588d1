/// Which way text runs.
///
/// Source: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// As the first letter with a direction says, by Unicode's rules.
    case natural = -1
    /// As Latin script.
    case leftToRight
    /// As Arabic and Hebrew.
    case rightToLeft
}
