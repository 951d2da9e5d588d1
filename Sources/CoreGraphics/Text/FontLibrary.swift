import CCairo
import CFonts
import CFreeType
import Foundation
import Synchronization

/// The available fonts: the shipped ones, known ones of the machine, and those registered by the app. Callable from any thread.
package enum FontLibrary {
    private struct State {
        var generation = 0
        /// The families that fontconfig has, in lower case.
        var families: Set<String> = []
        /// Nil until fonts are first needed, and if memory runs out; fontconfig's default is used then.
        nonisolated(unsafe) var config: OpaquePointer?
        var registered: [RegisteredFont] = []
        /// Open families that draw those of iOS in use, and their files.
        var named: [String: [String]] = [:]
        var faces: [InstalledFace]?
    }

    private static let state = Mutex(State())

    /// Incremented when fonts are added or removed, to invalidate caches of fonts.
    static var generation: Int { state.withLock { $0.generation } }

    /// Makes the fonts available to a thread's font map; returns their generation.
    static func configure(_ fontMap: UnsafeMutablePointer<PangoFontMap>) -> Int {
        state.withLock { state in
            // Pango retains the configuration.
            // Cairo's maps are fontconfig's on Linux.
            if let config = config(&state) { pango_fc_font_map_set_config(OpaquePointer(fontMap), config) }
            return state.generation
        }
    }

    /// Registers the faces of a file by name; registering it again does nothing.
    package static func register(_ file: FontFile) throws(FontError) {
        let isKnown = state.withLock { $0.registered.contains { $0.file.data == file.data } }
        guard !isKnown else { return }
        let font = try RegisteredFont(file)
        state.withLock { state in
            state.registered.append(font)
            renew(&state)
        }
        let isTaken = faces.contains { face in file.faces.contains { $0.family == face.family } }
        if !isTaken {
            unregister(file)
            throw .notRegistered
        }
    }

    /// Unregisters a file's faces; returns false if it was not registered.
    @discardableResult
    package static func unregister(_ file: FontFile) -> Bool {
        state.withLock { state in
            guard let index = state.registered.firstIndex(where: { $0.file.data == file.data }) else { return false }
            state.registered.remove(at: index)
            renew(&state)
            return true
        }
    }

    /// A configuration is replaced and never mutated: other threads may be reading the previous one.
    private static func renew(_ state: inout State) {
        guard let config = makeConfig(state) else { return }
        if let old = state.config { FcConfigDestroy(old) }
        state.config = config
        state.faces = nil
        state.generation += 1
    }

    private static func config(_ state: inout State) -> OpaquePointer? {
        if state.config == nil { state.config = makeConfig(state) }
        return state.config
    }

    private static func makeConfig(_ state: State) -> OpaquePointer? {
        let variable = state.registered.flatMap(\.file.faces).filter(\.isVariable).map(\.family)
        let named = state.named.values.joined().sorted()
        guard let config = FontConfiguration.machine.make(families: variable, named: named) else { return nil }
        // A font rejected by fontconfig is missing from the result, which its registration detects.
        for font in state.registered + shippedFonts { _ = FcConfigAppFontAddFile(config, font.path) }
        for path in named { _ = FcConfigAppFontAddFile(config, path) }
        return config
    }

    /// Makes the files available that draw a family of iOS, before text is laid out in it; does nothing for other families.
    ///
    /// Their tables are read at the family's first use, since that takes some milliseconds.
    static func prepare(_ family: String) {
        guard let apple = AppleFamily.all[family.lowercased()] else { return }
        state.withLock { state in
            guard state.named[apple.substitute] == nil else { return }
            let files = KnownFonts.files(ofFamily: apple.substitute, among: FontConfiguration.machine.found.named)
            state.named[apple.substitute] = files
            guard !files.isEmpty else { return }
            let faces = state.faces
            renew(&state)
            // The list leaves them out.
            state.faces = faces
            if faces != nil { state.families.insert(apple.substitute.lowercased()) }
        }
    }

    /// The fonts that are part of the program: the same on every machine, whose own versions are left out.
    private static let shippedFonts: [RegisteredFont] = {
        var count = 0
        let faces = UnsafeBufferPointer(start: kinora_shipped_fonts(&count), count: count)
        return faces.compactMap { face in
            try? RegisteredFont(
                FontFile(Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: face.bytes), count: face.size, deallocator: .none)))
        }
    }()

    /// All faces, sorted by family and name: those that are there, without those that draw iOS's families, and iOS's.
    package static var faces: [InstalledFace] { state.withLock { faces(&$0) } }

    private static func faces(_ state: inout State) -> [InstalledFace] {
        if let faces = state.faces { return faces }
        let listed = listed(in: config(&state))
        state.families = listed.families
        let installed = listed.all.filter { !listed.hidden.contains($0) }
        let own = Set(installed.map { $0.family.lowercased() })
        let apple = AppleFamily.all.filter { !own.contains($0.key) }.flatMap(\.value.faces)
        let faces = sorted(installed + apple)
        state.faces = faces
        return faces
    }

    /// The families by which Pango finds a font: the family itself, or those that draw it if it is iOS's and not installed.
    static func drawnFamilies(of family: String) -> String {
        guard let apple = AppleFamily.all[family.lowercased()] else { return family }
        prepare(family)
        let (isOwn, isInstalled) = state.withLock { state in
            _ = faces(&state)
            return (state.families.contains(apple.name.lowercased()), state.families.contains(apple.substitute.lowercased()))
        }
        if isOwn { return family }
        apple.report(isInstalled: isInstalled)
        return apple.drawnFamilies
    }

    /// The writing systems of which no font has the letters.
    static var missingWritingSystems: [WritingSystem] {
        state.withLock { state in config(&state).map(WritingSystem.missing) ?? [] }
    }

    /// The family names, sorted.
    package static var families: [String] {
        var families: [String] = []
        for face in faces where families.last != face.family { families.append(face.family) }
        return families
    }

    /// The faces of a family, ignoring case; empty if it is not installed.
    package static func faces(ofFamily family: String) -> [InstalledFace] {
        let wanted = family.lowercased()
        return faces.filter { $0.family.lowercased() == wanted }
    }

    private static func sorted(_ faces: [InstalledFace]) -> [InstalledFace] {
        Set(faces).sorted { ($0.family, $0.postScriptName, $0.style) < ($1.family, $1.postScriptName, $1.style) }
    }

    /// The faces that fontconfig has, and those of them that only draw iOS's families.
    private static func listed(
        in config: OpaquePointer?
    ) -> (all: [InstalledFace], hidden: Set<InstalledFace>, families: Set<String>) {
        guard let pattern = FcPatternCreate(), let keys = FcObjectSetCreate() else { return ([], [], []) }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(keys)
        }
        for key in ["family", "style", "postscriptname", "weight", "slant", "width", "spacing", "variable"] { FcObjectSetAdd(keys, key) }
        guard let set = FcFontList(config, pattern, keys) else { return ([], [], []) }
        defer { FcFontSetDestroy(set) }
        var (all, hidden, shown): ([InstalledFace], Set<InstalledFace>, Set<InstalledFace>) = ([], [], [])
        var families: Set<String> = []
        for index in 0..<Int(set.pointee.nfont) {
            guard let face = InstalledFace(set.pointee.fonts[index]) else { continue }
            all.append(face)
            families.formUnion(InstalledFace.families(of: set.pointee.fonts[index]))
            var isVariable: FcBool = 0
            _ = FcPatternGetBool(set.pointee.fonts[index], "variable", 0, &isVariable)
            if isVariable == 1 { hidden.insert(face) } else { shown.insert(face) }
        }
        return (all, hidden.subtracting(shown), families)
    }
}

/// Whether a font family of this name is installed, ignoring case.
package func installedFamilyMatches(_ family: String) -> Bool {
    !FontLibrary.faces(ofFamily: family).isEmpty
}

/// A validated font file in memory, under a path that fontconfig and FreeType can open.
struct RegisteredFont: Sendable {
    let file: FontFile
    let path: String

    /// Copies the bytes, so that later changes of the file have no effect.
    init(_ file: FontFile) throws(FontError) {
        // Its descriptor stays open: Cairo caches fonts by path.
        let descriptor = memfd_create("kinora-font", MFD_CLOEXEC)
        guard descriptor >= 0 else { throw .notRegistered }
        var written = 0
        let isWhole = file.data.withUnsafeBytes { bytes in
            while written < bytes.count {
                let count = write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
        guard isWhole else {
            close(descriptor)
            throw .notRegistered
        }
        self.file = file
        path = "/proc/self/fd/\(descriptor)"
    }
}
