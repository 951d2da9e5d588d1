// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let statics = """
        UIColor black blue brown clear; UIColor cyan darkGray darkText gray; UIColor green groupTableViewBackground label lightGray;
        UIColor lightText link magenta opaqueSeparator; UIColor orange placeholderText purple quaternaryLabel;
        UIColor quaternarySystemFill readableTypeIdentifiersForItemProvider red secondaryLabel;
        UIColor secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator;
        UIColor supportsSecureCoding systemBackground systemBlue systemBrown; UIColor systemCyan systemFill systemGray systemGray2;
        UIColor systemGray3 systemGray4 systemGray5 systemGray6; UIColor systemGreen systemGroupedBackground systemIndigo systemMint;
        UIColor systemOrange systemPink systemPurple systemRed; UIColor systemTeal systemYellow tertiaryLabel tertiarySystemBackground;
        UIColor tertiarySystemFill tertiarySystemGroupedBackground tintColor white; UIColor writableTypeIdentifiersForItemProvider \
        yellow;
        UIImage actions add checkmark readableTypeIdentifiersForItemProvider;
        UIImage remove strokedCheckmark supportsSecureCoding writableTypeIdentifiersForItemProvider;
        """
}
