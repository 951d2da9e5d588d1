import Resources

/// Reads specifications of XcodeGen.
enum SpecificationReader {
    static func read(_ path: String, configuration: String?, on disk: SourceDisk) throws(ResourceError) -> XcodeProject {
        throw ResourceError(file: path, "specifications are not read yet")
    }
}
