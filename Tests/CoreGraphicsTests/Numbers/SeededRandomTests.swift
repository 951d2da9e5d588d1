import CoreGraphics
import XCTest

final class SeededRandomTests: XCTestCase {
    func testTheNumbersAreThoseOfSplitMix64() {
        // Of the reference implementation, https://prng.di.unimi.it/splitmix64.c, with the seed 1234567.
        var random = SeededRandom(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        XCTAssertEqual(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
        XCTAssertTrue((0..<1000).allSatisfy { _ in (0..<1).contains(random.fraction()) })
    }
}
