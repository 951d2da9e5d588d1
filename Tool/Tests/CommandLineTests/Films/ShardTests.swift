import CommandSupport
import XCTest

@testable import KinoraCommandLine

final class ShardTests: XCTestCase {
    private let names = (0..<240).map { "scene-\($0 % 10)_size-\($0 / 10)_motion-\($0 % 2 == 0 ? "full" : "reduced").mp4" }

    func testEveryFilmIsInExactlyOneShardOfAnyNumber() throws {
        for count in 1...25 {
            let shards = try (1...count).map { try Shard("\($0)/\(count)") }
            for name in names { XCTAssertEqual(shards.count { $0.contains(name) }, 1, "\(name) of \(count)") }
        }
    }

    func testShardsAreAboutAsLarge() throws {
        for count in 2...8 {
            for number in 1...count {
                let shard = try Shard("\(number)/\(count)")
                let share = Double(names.count { shard.contains($0) }) * Double(count) / Double(names.count)
                XCTAssert((0.5...1.6).contains(share), "\(number)/\(count): \(share) of its share")
            }
        }
    }

    func testWhatIsNoShardIsRefused() {
        for text in ["", "1", "0/2", "3/2", "-1/2", "1/0", "1/2/3", "a/b", "1/10001", "1/99999999999999999999"] {
            XCTAssertThrowsError(try Shard(text), text) { XCTAssert($0 is UsageError) }
        }
        XCTAssertEqual(try Shard(nil), .whole)
        XCTAssert(Shard.whole.contains("anything"))
    }
}
