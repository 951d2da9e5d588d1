/// First stored property of classes that Core Foundation's attributed strings may compare.
///
/// swift-corelibs-foundation tells its own objects from Swift's by the word after the object header: ten bits there are a Core Foundation
/// type, and 0 among them stops the program when two attribute values are compared. A class whose first stored property, in the first
/// class below `NSObject`, is one of these never looks like a Core Foundation object. Source: `CFEqual` of Swift 6.3.1's Foundation; a
/// color whose `CGColor` was at the wrong address crashed a test run.
package struct FoundationMark: Sendable {
    private let word: UInt = 0x3FF00

    package init() {}
}
