// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let statics = """
        UIColor black blue brown clear; UIColor cyan darkGray darkText gray; UIColor green label lightGray lightText;
        UIColor link magenta opaqueSeparator orange; UIColor placeholderText purple quaternaryLabel quaternarySystemFill;
        UIColor readableTypeIdentifiersForItemProvider red secondaryLabel secondarySystemBackground;
        UIColor secondarySystemFill secondarySystemGroupedBackground separator supportsSecureCoding;
        UIColor systemBackground systemBlue systemBrown systemCyan; UIColor systemFill systemGray systemGray2 systemGray3;
        UIColor systemGray4 systemGray5 systemGray6 systemGreen; UIColor systemGroupedBackground systemIndigo systemMint systemOrange;
        UIColor systemPink systemPurple systemRed systemTeal;
        UIColor systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill;
        UIColor tertiarySystemGroupedBackground tintColor white writableTypeIdentifiersForItemProvider; UIColor yellow;
        UIImage actions add checkmark readableTypeIdentifiersForItemProvider;
        UIImage remove strokedCheckmark supportsSecureCoding writableTypeIdentifiersForItemProvider;
        """
}
