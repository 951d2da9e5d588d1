import CoreData
import Foundation
import Testing

/// Names of models in the tables of a store.
@MainActor
struct StoreNamesTests {
    @Test(arguments: ["Metadata", "METADATA", "Entities", "Order", "Select", "Index", "Table", "Group", "sqlite_master"])
    func anEntityMayHaveAnyName(_ name: String) throws {
        let entity = NSEntityDescription()
        let (from, values) = (People.relationship("from", entity), People.relationship("values", entity, toMany: true, ordered: true))
        let join = People.relationship("join", entity, toMany: true, ordered: true)
        People.connect(from, values)
        People.connect(join, join)
        (entity.name, entity.managedObjectClassName) = (name, "NSManagedObject")
        entity.properties = [People.attribute("select", .stringAttributeType), from, values, join]
        entity.uniquenessConstraints = [["select"]]
        try People.withFile { file in
            let context = try People.open(People.model(of: [entity]), file)
            let (one, other) = (context.make(name, ["select": "a"]), context.make(name, ["select": "b"]))
            one.setValue(NSOrderedSet(array: [other, one]), forKey: "values")
            one.setValue(NSOrderedSet(array: [other]), forKey: "join")
            try context.save()
            context.reset()
            let found = try #require(try context.all(name, "values.@count == 2 AND ANY join.select == 'b' AND #select == 'a'").first)
            let members = (found.value(forKey: "values") as? NSOrderedSet)?.array as? [NSManagedObject]
            #expect(members?.map { $0.value(forKey: "select") as? String } == ["b", "a"])
            #expect(try context.all(name, "from.select == 'a'").count == 2)
        }
    }

    /// Tables of pairs are named by an entity and a relationship.
    @Test func namesThatAreEqualTogetherAreApart() throws {
        let (one, other) = (People.entity("A"), People.entity("A_B"))
        one.properties = [People.relationship("B_c", one, toMany: true)]
        other.properties = [People.relationship("c", other, toMany: true)]
        let context = People.container(People.model(of: [one, other])).viewContext
        let (first, second) = (context.make("A"), context.make("A_B"))
        first.setValue(NSSet(object: first), forKey: "B_c")
        try context.save()
        context.reset()
        #expect((try context.all("A_B").first?.value(forKey: "c") as? NSSet)?.count == 0)
        #expect((try context.all("A").first?.value(forKey: "B_c") as? NSSet)?.count == 1)
        withExtendedLifetime(second) {}
    }

    @Test func relationshipsOfOneNameInOneTableAreApart() throws {
        let (cat, dog, owner) = (People.entity("Cat"), People.entity("Dog"), NSEntityDescription())
        owner.name = "Owner"
        let being = People.entity("Being", above: [cat, dog])
        var ends: [NSPropertyDescription] = [People.attribute("name", .stringAttributeType)]
        for (entity, name) in [(cat, "cats"), (dog, "dogs")] {
            let (own, back) = (People.relationship("owner", owner), People.relationship(name, entity, toMany: true, ordered: true))
            People.connect(own, back)
            entity.properties = [own]
            ends.append(back)
        }
        owner.properties = ends
        let context = People.container(People.model(of: [being, cat, dog, owner])).viewContext
        let ann = context.make("Owner", ["name": "Ann"])
        context.make("Cat", ["owner": ann])
        context.make("Dog", ["owner": ann])
        context.make("Dog", ["owner": context.make("Owner", ["name": "Bob"])])
        try context.save()
        context.reset()
        func members(_ key: String) throws -> [String?] {
            let found = try context.all("Owner", "name == 'Ann'").first?.value(forKey: key) as? NSOrderedSet
            return found?.array.compactMap { ($0 as? NSManagedObject)?.entity.name } ?? []
        }
        #expect(try members("cats") == ["Cat"])
        #expect(try members("dogs") == ["Dog"])
        // The entity above has no such key; each row has the one of its own entity.
        #expect(try context.all("Being", "owner.name == 'Ann'").map(\.entity.name) == ["Cat", "Dog"])
        #expect(try context.all("Being", "owner != nil").count == 3)
    }
}
