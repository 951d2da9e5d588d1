import CoreData
import Foundation
import Testing

/// Queues of contexts. A fault here is a test that does not end.
struct QueueTests {
    private func contexts(_ type: NSManagedObjectContextConcurrencyType) -> (NSManagedObjectContext, NSManagedObjectContext) {
        let parent = NSManagedObjectContext(concurrencyType: type)
        parent.persistentStoreCoordinator = People.container().persistentStoreCoordinator
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        return (parent, child)
    }

    @Test func aContextWaitsForItself() {
        let (context, _) = contexts(.privateQueueConcurrencyType)
        var order: [Int] = []
        context.performAndWait {
            order.append(1)
            context.performAndWait { order.append(2) }
            order.append(3)
        }
        #expect(order == [1, 2, 3])
    }

    @Test func aParentAndItsChildWaitForEachOther() throws {
        let (parent, child) = contexts(.privateQueueConcurrencyType)
        try parent.performAndWait {
            try child.performAndWait {
                child.person("Ann")
                // Goes through the parent, whose closure waits for this one.
                try child.save()
                #expect(try child.names() == ["Ann"])
                parent.performAndWait { child.performAndWait { _ = child.person("Bob") } }
                #expect(child.insertedObjects.count == 1 && parent.insertedObjects.count == 1)
            }
        }
        try child.performAndWait {
            try parent.performAndWait {
                try parent.save()
                #expect(try child.performAndWait { try child.names() } == ["Ann", "Bob"])
            }
        }
    }

    @Test @MainActor func aChildOfTheMainQueueIsWaitedFor() async throws {
        let (parent, child) = contexts(.mainQueueConcurrencyType)
        // On this thread, which is the parent's.
        try child.performAndWait {
            child.person("Ann")
            try child.save()
        }
        #expect(try parent.names() == ["Ann"])
        // On the child's own, which waits for the main thread, whose closure waits for the child.
        let names = try await child.perform {
            child.person("Bob")
            try child.save()
            return try parent.performAndWait {
                try parent.save()
                return try child.performAndWait { try child.names() }
            }
        }
        #expect(names == ["Ann", "Bob"])
    }

    @Test func aClosureThatDoesNotWaitRunsLater() {
        let (context, _) = contexts(.privateQueueConcurrencyType)
        nonisolated(unsafe) var order: [Int] = []
        context.performAndWait {
            context.perform { order.append(2) }
            context.performAndWait { order.append(1) }
        }
        // Behind the closure that waits in the queue.
        context.performAndWait { order.append(3) }
        #expect(order == [1, 2, 3])
    }

    @Test func changesAreProcessedAtTheEndOfTheOutermostClosure() {
        let (context, _) = contexts(.privateQueueConcurrencyType)
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        context.performAndWait {
            context.performAndWait { _ = context.person("Ann") }
            #expect(posted == 0)
            context.person("Bob")
        }
        #expect(posted == 1)
    }

    @Test func observersOfASaveMayAskOtherContexts() throws {
        let coordinator = People.container().persistentStoreCoordinator
        let (one, other) = (
            NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType),
            NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        )
        (one.persistentStoreCoordinator, other.persistentStoreCoordinator) = (coordinator, coordinator)
        nonisolated(unsafe) var found: [[String]] = []
        try one.performAndWait {
            // The check of a save waits for a queue that waits for the coordinator.
            one.person("Ann").onCheck = { _ in
                let asked = DispatchSemaphore(value: 0)
                other.perform {
                    found.append((try? other.names()) ?? ["error"])
                    asked.signal()
                }
                asked.wait()
            }
            try one.save()
        }
        #expect(found == [[]])
    }
}
