import CoreGraphics
import Foundation
import Resources

/// The entities of an app.
///
/// Source: Apple, [NSManagedObjectModel](https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel).
open class NSManagedObjectModel: NSObject {
    /// The entities. A model retains them.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    /// Names of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []
    var templates: [String: FetchTemplate] = [:]
    var configurationNames: [String: [String]] = [:]

    /// Creates a model without entities.
    public override init() {
        super.init()
        Self.opened.add(self)
    }

    /// Reads a model: the folder of a model with versions, of which it takes the current one, or the folder or file of one. Here these are
    /// Xcode's sources (`.xcdatamodeld`, `.xcdatamodel`), or a folder of the name that iOS has for it (`.momd`). Nil for one that cannot be
    /// read, which is said once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init?(contentsOf url: URL) {
        super.init()
        do {
            let file = try ModelFile(contentsOf: url)
            file.fill(self)
        } catch {
            reportOnce("NSManagedObjectModel \(url.path)", "NSManagedObjectModel: \(error)")
            return nil
        }
        Self.opened.add(self)
    }

    /// Reads the models of bundles as one; nil for the main bundle. Nil if there are none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes of all models.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = (bundles.map { $0.map { Optional($0) } } ?? [nil]).flatMap { ModelFile.all(in: $0) }
        return NSManagedObjectModel(byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// Creates a model with the entities of others; nil without any.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
        for model in models { templates.merge(model.templates) { $1 } }
        // The entities' own models would leave them behind.
        merged = models
    }

    private var merged: [NSManagedObjectModel] = []

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The names of the configurations.
    open var configurations: [String] { configurationNames.keys.sorted() }

    /// Returns the entities of a configuration; nil for all. Nil for an unknown one.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME", configuration != "Default" else { return entities }
        return configurationNames[configuration].map { names in entities.filter { names.contains($0.name ?? "") } }
    }

    /// Returns a request of a name in the model's file; nil for an unknown one. Its variables are to be given values.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name]?.request() }

    /// Returns a request of a name in the model's file, with values for its variables; nil for an unknown one.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        let request = templates[name]?.request()
        request?.predicate = request?.predicate?.withSubstitutionVariables(variables)
        return request
    }

    // MARK: Opened models

    private static let opened = OpenedModels()

    /// The entity of a class in the models that are open.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { opened.entity(of: type) }
}

/// A request of a model's file.
struct FetchTemplate {
    let entity: String
    let predicate: String?
    let limit: Int

    func request() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity)
        request.predicate = predicate.map { NSPredicate(format: $0, argumentArray: nil) }
        request.fetchLimit = limit
        return request
    }
}

/// The models of the program, for classes that ask for their entities.
private final class OpenedModels: @unchecked Sendable {
    private struct Reference {
        weak var model: NSManagedObjectModel?
    }

    private let lock = NSLock()
    private var models: [Reference] = []

    func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil }
            models.append(Reference(model: model))
        }
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let all = lock.withLock { models.compactMap(\.model) }
        return all.reversed().lazy.compactMap { model in model.entities.first { $0.isOf(type) } }.first
    }
}
