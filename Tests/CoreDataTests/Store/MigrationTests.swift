import CoreData
import Foundation
import Testing

/// Stores that are opened with other models than they were made with.
@MainActor
struct MigrationTests {
    private static let town = { (value: Any?) in People.attribute("town", .stringAttributeType, optional: true, value) }

    /// Cats and dogs, which share a table.
    private func animals(_ cat: [NSPropertyDescription], _ dog: [NSPropertyDescription]) -> NSManagedObjectModel {
        let entities = [People.entity("Cat", cat), People.entity("Dog", dog)]
        let being = People.entity("Being", [People.attribute("name", .stringAttributeType)], above: entities)
        return People.model(of: [being, entities[0], entities[1]])
    }

    private func towns(_ context: NSManagedObjectContext, _ entity: String) throws -> [String?] {
        try context.all(entity).map { $0.value(forKey: "town") as? String }
    }

    @Test func defaultsReachRowsOfEntitiesThatLackedTheAttributeAlone() throws {
        try People.withFile { file in
            let first = try People.open(animals([Self.town("Bern")], []), file)
            first.make("Cat", ["town": "Ulm"])
            first.make("Cat").setValue(nil, forKey: "town")
            first.make("Dog", ["name": "Rex"])
            try first.save()
            try first.close()
            let second = try People.open(animals([Self.town("Bern")], [Self.town("Rome")]), file, People.migrating)
            #expect(try towns(second, "Cat") == ["Ulm", nil])
            #expect(try towns(second, "Dog") == ["Rome"])
        }
    }

    @Test func anAttributeThatMayNoLongerBeNilGetsItsDefault() throws {
        try People.withFile { file in
            let first = try People.open(animals([Self.town(nil)], [Self.town(nil)]), file)
            for entity in ["Cat", "Dog"] {
                first.make(entity)
                first.make(entity, ["town": "Ulm"])
            }
            try first.save()
            try first.close()
            let required = People.attribute("town", .stringAttributeType, optional: false, "Bern")
            let second = try People.open(animals([required], [Self.town(nil)]), file, People.migrating)
            #expect(try towns(second, "Cat") == ["Bern", "Ulm"])
            #expect(try towns(second, "Dog") == [nil, "Ulm"])
        }
    }

    @Test func valuesOfAnAttributeThatWasGoneDoNotComeBack() throws {
        try People.withFile { file in
            let (with, without) = (animals([Self.town(nil)], [Self.town(nil)]), animals([], [Self.town(nil)]))
            let first = try People.open(with, file)
            first.make("Cat", ["town": "Ulm"])
            first.make("Dog", ["town": "Rome"])
            try first.save()
            try first.close()
            let second = try People.open(without, file, People.migrating)
            #expect(try towns(second, "Dog") == ["Rome"])
            try second.close()
            let third = try People.open(with, file, People.migrating)
            #expect(try towns(third, "Cat") == [nil])
            #expect(try towns(third, "Dog") == ["Rome"])
        }
    }

    private func school(linked: Bool, ordered: Bool = true) -> NSManagedObjectModel {
        let (pupil, school) = (People.entity("Pupil"), People.entity("School"))
        let name = People.attribute("name", .stringAttributeType)
        guard linked else {
            pupil.properties = [name]
            return People.model(of: [pupil, school])
        }
        let (own, pupils) = (
            People.relationship("school", school), People.relationship("pupils", pupil, toMany: true, ordered: ordered)
        )
        let friends = People.relationship("friends", pupil, toMany: true, ordered: ordered)
        People.connect(own, pupils)
        People.connect(friends, friends)
        (pupil.properties, school.properties) = ([name, own, friends], [pupils])
        return People.model(of: [pupil, school])
    }

    private func checkOrder(_ file: URL) throws {
        let context = try People.open(school(linked: true), file, People.migrating)
        let byName = Dictionary(try context.all("Pupil").map { ($0.value(forKey: "name") as? String ?? "", $0) }) { $1 }
        let order = ["c", "a", "b"]
        let pupils = NSOrderedSet(array: order.compactMap { byName[$0] })
        try context.all("School").first?.setValue(pupils, forKey: "pupils")
        byName["a"]?.setValue(pupils, forKey: "friends")
        try context.save()
        context.reset()
        func names(_ object: NSManagedObject?, _ key: String) -> [String] {
            (object?.value(forKey: key) as? NSOrderedSet)?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
                ?? []
        }
        #expect(names(try context.all("School").first, "pupils") == order)
        #expect(names(try context.all("Pupil", "name == 'a'").first, "friends") == order)
    }

    @Test func newOrderedRelationshipsKeepTheirOrder() throws {
        try People.withFile { file in
            let first = try People.open(school(linked: false), file)
            for name in ["a", "b", "c"] { first.make("Pupil", ["name": name]) }
            first.make("School")
            try first.save()
            try first.close()
            try checkOrder(file)
        }
    }

    @Test func relationshipsGetAnOrder() throws {
        try People.withFile { file in
            let first = try People.open(school(linked: true, ordered: false), file)
            let school = first.make("School")
            for name in ["a", "b", "c"] { first.make("Pupil", ["name": name, "school": school]) }
            try first.save()
            try first.close()
            try checkOrder(file)
        }
    }

    @Test func rowsOfAnEntityThatIsGoneDoNotComeBack() throws {
        func model(dogs: Bool) -> NSManagedObjectModel {
            let below = [People.entity("Cat")] + (dogs ? [People.entity("Dog")] : [])
            let being = People.entity("Being", above: below)
            let owner = People.entity("Owner", [People.relationship("pet", being), People.relationship("guests", being, toMany: true)])
            let model = NSManagedObjectModel()
            model.entities = [being, owner] + below
            return model
        }
        try People.withFile { file in
            let first = try People.open(model(dogs: true), file)
            let (cat, dog) = (first.make("Cat"), first.make("Dog"))
            first.make("Owner", ["pet": dog, "guests": NSSet(array: [cat, dog])])
            try first.save()
            try first.close()
            let second = try People.open(model(dogs: false), file, People.migrating)
            let owner = try #require(try second.all("Owner").first)
            #expect(owner.value(forKey: "pet") == nil && (owner.value(forKey: "guests") as? NSSet)?.count == 1)
            try second.close()
            let third = try People.open(model(dogs: true), file, People.migrating)
            #expect(try third.all("Being").map(\.entity.name) == ["Cat"])
        }
    }

    @Test func aRelationshipThatMovesToAnotherEntityCannotBeTakenOver() throws {
        func model(above: Bool) -> NSManagedObjectModel {
            let owner = People.entity("Owner")
            let link = [People.relationship("owner", owner)]
            let cat = People.entity("Cat", above ? [] : link)
            return People.model(of: [People.entity("Being", above ? link : [], above: [cat]), cat, owner])
        }
        try People.withFile { file in
            try People.open(model(above: false), file).close()
            #expect(errorCode { _ = try People.open(model(above: true), file, People.migrating) } == NSInferredMappingModelError)
        }
    }
}
