/// A property animator as the records of its animations know it.
package struct DrivingAnimator: Equatable, Sendable {
    /// 1, 2, 3… in the order of creation since the host was installed; the same in each run with the same input. 0 if it was created
    /// off the main actor.
    package let number: Int
    /// Seconds in which the spring that the app gave it comes to rest; nil if its timing takes the duration that is given.
    package let ownDuration: Double?

    package init(number: Int, ownDuration: Double?) { (self.number, self.ownDuration) = (number, ownDuration) }
}
