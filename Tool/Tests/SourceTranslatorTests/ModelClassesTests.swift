import Foundation
import XCTest

@testable import kinora_swiftc

/// Classes of Core Data in a module that is compiled by the command lines of SwiftPM: those that Xcode generates from a model, and those of
/// the app's own.
final class ModelClassesTests: XCTestCase {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Owner" representedClassName="Owner" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="age" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <relationship name="pets" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Pet"
                    inverseName="owner" inverseEntity="Pet"/>
            </entity>
            <entity name="Pet" representedClassName=".Pet">
                <attribute name="name" attributeType="String"/>
                <attribute name="kind" attributeType="Integer 16" defaultValueString="0"/>
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Owner" inverseName="pets"
                    inverseEntity="Owner"/>
            </entity>
            <entity name="Place" representedClassName="Place" codeGenerationType="category">
                <attribute name="title" optional="YES" attributeType="String"/>
            </entity>
        </model>

        """

    /// The app opens the version that Xcode names, or none.
    func testClassesAreThoseOfTheVersionThatTheAppOpens() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["One", "Two"] {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            let entity = "<entity name='\(name)' representedClassName='\(name)' codeGenerationType='class'/>"
            try Data("<model>\(entity)</model>".utf8).write(to: version.appendingPathComponent("contents"))
        }
        for (current, expected) in [("One", "class One:"), ("Two", "class Two:"), ("Three", nil)] {
            let list = try PropertyListSerialization.data(
                fromPropertyList: ["_XCCurrentVersionName": "\(current).xcdatamodel"], format: .xml, options: 0)
            try list.write(to: folder.appendingPathComponent(".xccurrentversion"))
            let text = ModelClasses(models: [folder]).text
            if let expected { XCTAssertTrue(text.contains(expected), text) } else { XCTAssertEqual(text, "") }
        }
    }

    func testAModuleUsesTheClassesOfItsModel() throws {
        let compiler = try CorpusCompiler()
        defer { try? compiler.remove() }
        let package = compiler.folder.appendingPathComponent("Package")
        func write(_ path: String, _ text: String) throws -> URL {
            let url = package.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return url
        }
        _ = try write("Package.swift", "")
        let model = try write("Sources/Zoo/Zoo.xcdatamodeld/Zoo.xcdatamodel/contents", Self.model)
        let folder = model.deletingLastPathComponent().deletingLastPathComponent().path
        let sources = [
            try write(
                "Sources/Zoo/main.swift",
                """
                import CoreData
                import UIKit

                let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "\(folder)"))!
                let container = NSPersistentContainer(name: "Zoo", managedObjectModel: model)
                container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
                container.loadPersistentStores { _, error in print(error == nil) }
                let context = container.viewContext
                let owner = Owner(context: context)
                owner.name = "Ann"
                let (cat, dog) = (Pet(context: context), Pet(context: context))
                (cat.name, dog.name, dog.kind) = ("Tom", "Rex", .dog)
                owner.addToPets(cat)
                owner.insertIntoPets(dog, at: 0)
                print(owner.age, owner.pets!.count, cat.owner!.name!, cat.kind == .cat, dog.value(forKey: "kind") as! Int)
                owner.removeFromPets(at: 0)
                print(dog.owner == nil, owner.title, owner.value(forKey: "title") as! String)
                try! context.save()
                context.reset()
                let request: NSFetchRequest<Owner> = Owner.fetchRequest()
                request.predicate = NSPredicate(format: "%K == %@ AND ANY pets.name BEGINSWITH[c] %@", #keyPath(Owner.name), "Ann", "t")
                let found = try! context.fetch(request)
                print(found.count, found[0].pets!.array.map { ($0 as! Pet).name })
                let pets = NSFetchRequest<Pet>(entityName: "Pet")
                pets.sortDescriptors = [NSSortDescriptor(key: #keyPath(Pet.name), ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))]
                print(try! context.fetch(pets).map(\\.name), type(of: try! context.fetch(pets)[0]))
                pets.sortDescriptors = [NSSortDescriptor(keyPath: \\Pet.name, ascending: false)]
                print(try! context.fetch(pets).map(\\.name), pets.sortDescriptors![0].key ?? "-")
                let place = Place(context: context)
                place.title = "Bern"
                print(place.title!, place.awoken)

                """),
            try write(
                "Sources/Zoo/Own.swift",
                """
                import CoreData
                import UIKit

                @objc enum Kind: Int16 { case cat, dog }

                @objc(Pet) public class Pet: NSManagedObject {
                    @NSManaged var name: String
                    @NSManaged var kind: Kind
                    @NSManaged var owner: Owner?
                    @NSManaged private var primitiveName: String
                }

                class Place: NSManagedObject {
                    var awoken = false
                    override func awakeFromInsert() {
                        super.awakeFromInsert()
                        awoken = true
                    }
                }

                extension Owner {
                    @objc var title: String { "Ms " + (name ?? "") }
                }

                """),
            try write(
                "Build/Zoo.build/DerivedSources/resource_bundle_accessor.swift",
                """
                import Foundation
                extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }

                """),
        ]
        XCTAssertEqual(
            try compiler.printed(byModule: "Zoo", sources, in: package.appendingPathComponent("Build")),
            """
            true
            7 2 Ann true 1
            true Ms Ann Ms Ann
            1 ["Tom"]
            ["Rex", "Tom"] Pet
            ["Tom", "Rex"] name
            Bern true

            """)
    }
}
