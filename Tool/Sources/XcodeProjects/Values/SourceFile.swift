/// A file of a target's sources.
package struct SourceFile: Hashable, Sendable {
    package enum Language: String, Sendable {
        case swift = "Swift"
        case objectiveC = "Objective-C"
        case c = "C"
        case cPlusPlus = "C++"
        case assembly = "assembly"
        case metal = "Metal"
        case coreData = "Core Data model"
        case coreML = "Core ML model"
        case intents = "intent definition"
        case other = "another language"

        /// By a file's extension; nil for one that is no source.
        init?(pathExtension: String) {
            switch pathExtension.lowercased() {
            case "swift": self = .swift
            case "m": self = .objectiveC
            case "mm", "cc", "cpp", "cxx", "hpp": self = .cPlusPlus
            case "c": self = .c
            case "s", "asm": self = .assembly
            case "metal": self = .metal
            case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .coreData
            case "mlmodel", "mlpackage": self = .coreML
            case "intentdefinition": self = .intents
            case "y", "l", "d", "r", "x", "rkassets", "iig", "proto": self = .other
            default: return nil
            }
        }
    }

    package let path: String
    package let language: Language

    package init(path: String, language: Language) {
        self.path = path
        self.language = language
    }
}
