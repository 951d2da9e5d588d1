/// What `kinora swift` links into programs besides what their packages name.
enum Host {
    /// Lets an app film itself.
    case film
    /// Gives each test a stage.
    case tests

    /// The target to build before the package.
    var target: String { self == .film ? "Kinora" : "KinoraTesting" }

    /// The file among a build's products that asks for it.
    var mark: String { self == .film ? "kinora-film" : "kinora-tests" }

    /// The modules whose objects are linked.
    var modules: [String] {
        let stage = ["Kinora", "Headless", "CVirtualTime", "CFFmpeg"]
        return self == .film ? stage : stage + ["KinoraTesting", "CKinoraTesting"]
    }
}
