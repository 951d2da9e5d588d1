/// The first word of a class that Core Foundation's attributed strings may compare.
///
/// swift-corelibs-foundation tells its own objects from Swift's by the word behind an object's header: ten bits there are a Core Foundation type,
/// and 0 among them stops the program when two values of an attribute are compared. A class whose first stored property is one of these,
/// in the first class below `NSObject`, says for certain that it is none of them.
/// Source: `CFEqual` of Swift 6.3.1's Foundation; a colour whose `CGColor` stood at the wrong address stopped a run of the tests.
struct FoundationMark: Sendable {
    private let word: UInt = 0x3FF00
}
