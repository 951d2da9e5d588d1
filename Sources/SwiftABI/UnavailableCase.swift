/// Values of enumeration cases that are unavailable.
///
/// Apple's enumerations have values without a name, such as the curve of the keyboard. An unavailable case has one: no `switch` has to name
/// it, and one without a default ends the program, as on iOS. Swift makes no such value, so it is made of its number in memory.
package enum UnavailableCase {
    /// - Parameter number: The number of the case in the order of the declarations, of an enumeration whose cases have no values.
    package static func value<Enumeration: RawRepresentable>(number: UInt8) -> Enumeration {
        precondition(MemoryLayout<Enumeration>.size == 1, "\(Enumeration.self) has cases with values")
        return unsafeBitCast(number, to: Enumeration.self)
    }
}
