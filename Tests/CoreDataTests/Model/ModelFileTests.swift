@testable import CoreData
import Foundation
import Testing

@MainActor
struct ModelFileTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Models/School.xcdatamodeld")

    static func model(_ version: String? = nil) throws -> NSManagedObjectModel {
        try #require(NSManagedObjectModel(contentsOf: version.map { folder.appendingPathComponent("\($0).xcdatamodel") } ?? folder))
    }

    @Test func theCurrentVersionOfAModelIsRead() throws {
        let model = try Self.model()
        let (being, pupil, school) = (
            try #require(model.entitiesByName["Being"]), try #require(model.entitiesByName["Pupil"]),
            try #require(model.entitiesByName["School"])
        )
        #expect(being.isAbstract && pupil.superentity === being && being.subentities == [pupil] && pupil.isKindOf(entity: being))
        #expect(Set(pupil.propertiesByName.keys) == ["name", "grade", "born", "marks", "school"])
        let grade = try #require(pupil.attributesByName["grade"])
        #expect(grade.attributeType == .integer16AttributeType && grade.defaultValue as? Int == 5 && !grade.isOptional)
        #expect(
            pupil.attributesByName["born"]?.isOptional == true
                && pupil.attributesByName["marks"]?.attributeType == .transformableAttributeType)
        let pupils = try #require(school.relationshipsByName["pupils"])
        #expect(pupils.isToMany && pupils.isOrdered && pupils.deleteRule == .cascadeDeleteRule && pupils.destinationEntity === pupil)
        #expect(
            pupils.inverseRelationship === pupil.relationshipsByName["school"] && pupil.relationshipsByName["school"]?.isToMany == false)
        #expect(school.managedObjectClassName == "School" && school.uniquenessConstraints as? [[String]] == [["title"]])
        let request = try #require(model.fetchRequestFromTemplate(withName: "first", substitutionVariables: ["GRADE": 3]))
        #expect(request.entityName == "Pupil" && request.predicate?.description == "grade == 3")
        #expect(try Self.model("Two").entitiesByName["Pupil"]?.attributesByName["town"]?.defaultValue as? String == "Bern")
    }

    @Test(arguments: [
        ("<model>", "damaged"), ("<nothing/>", "not 'model'"), ("<model><entity/></model>", "no name"),
        ("<model><entity name='A'/><entity name='A'/></model>", "two entities"),
        ("<model><entity name='A' parentEntity='B'/></model>", "no entity 'B'"),
        ("<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/></model>", "above itself"),
        ("<model><entity name='A'><attribute name='x' attributeType='Integer 128'/></entity></model>", "unknown type 'Integer 128'"),
        ("<model><entity name='A'><relationship name='x' destinationEntity='C'/></entity></model>", "leads to no entity"),
        (
            "<model><entity name='A'><relationship name='x' destinationEntity='A' inverseName='y' inverseEntity='A'/></entity></model>",
            "inverse 'y'"
        ),
    ])
    func aBrokenModelIsNamedAndNil(_ text: String, _ words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodel")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("contents"))
        #expect(NSManagedObjectModel(contentsOf: folder) == nil)
        do {
            _ = try ModelFile(contentsOf: folder)
            Issue.record("no error")
        } catch { #expect("\(error)".contains(words), "\(error)") }
        #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("missing.momd")) == nil)
    }
}
