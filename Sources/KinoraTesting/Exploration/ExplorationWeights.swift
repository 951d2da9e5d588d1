/// Relative frequencies of the actions of `explore`. An action of weight 0 does not occur; a negative or non-finite weight counts as 0.
public struct ExplorationWeights: Sendable, Hashable {
    /// Taps.
    public var taps = 12.0
    /// Two taps in quick succession.
    public var doubleTaps = 1.0
    /// Presses of 0.75 s.
    public var longPresses = 1.0
    /// Drags in any direction that end at rest.
    public var drags = 2.0
    /// Swipes up, down, left or right; some begin at an edge of the screen.
    public var swipes = 3.0
    /// Rotations of the device.
    public var rotations = 0.5
    /// Typed texts, while a view takes text.
    public var typing = 6.0

    /// Creates the default weights.
    public init() {}
}
