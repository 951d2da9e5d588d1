import Foundation
import QuartzCore
import XCTest

/// The notifications of a name as a sequence.
final class NotificationSequenceTests: XCTestCase {
    private let ticks = Notification.Name("sequence")

    func testNotificationsWaitUntilTheyAreTaken() async {
        let (center, sender) = (NotificationCenter(), NSObject())
        var all = center.notifications(named: ticks).makeAsyncIterator()
        var own = center.notifications(named: ticks, object: sender).makeAsyncIterator()
        center.post(name: Notification.Name("other"), object: sender)
        center.post(name: ticks, object: nil, userInfo: ["number": 1])
        center.post(name: ticks, object: sender, userInfo: ["number": 2])
        let first = await all.next()?.userInfo?["number"] as? Int
        let second = await all.next()?.userInfo?["number"] as? Int
        let only = await own.next()?.userInfo?["number"] as? Int
        XCTAssertEqual([first, second, only], [1, 2, 2])
    }

    func testTheSequenceEndsWithItsTask() async {
        let (center, ticks) = (NotificationCenter(), ticks)
        let task = Task {
            var count = 0
            for await _ in center.notifications(named: ticks) { count += 1 }
            return count
        }
        task.cancel()
        let count = await task.value
        XCTAssertEqual(count, 0)
    }
}
