import CoreGraphics
import XCTest

final class StableHashTests: XCTestCase {
    func testTheHashIsThePublishedOne() {
        // http://www.isthe.com/chongo/tech/comp/fnv: FNV-1a of 64 bits.
        XCTAssertEqual(StableHash("".utf8).value, 0xCBF2_9CE4_8422_2325)
        XCTAssertEqual(StableHash("a".utf8).value, 0xAF63_DC4C_8601_EC8C)
        XCTAssertEqual(StableHash("foobar".utf8).value, 0x8594_4171_F739_67E8)
        var hash = StableHash()
        hash.add(0x7261_626F_6F66 as UInt64)
        XCTAssertEqual(hash.value, StableHash("foobar\0\0".utf8).value, "the lowest byte first")
    }

    func testTheMixedHashOfTextsIsTheSameOnEveryMachine() {
        // FNV-1a of "a" and the ending byte; then the finisher of MurmurHash3.
        var hash = StableHash()
        hash.add("a")
        var expected: UInt64 = ((0xCBF2_9CE4_8422_2325 ^ 0x61) &* 0x100_0000_01B3 ^ 0xFF) &* 0x100_0000_01B3
        for factor: UInt64 in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] { expected = (expected ^ expected >> 33) &* factor }
        XCTAssertEqual(hash.mixed, expected ^ expected >> 33)
        var (joined, apart) = (StableHash(), StableHash())
        joined.add("ab")
        apart.add("a")
        apart.add("b")
        XCTAssertNotEqual(joined.mixed, apart.mixed)
    }
}
