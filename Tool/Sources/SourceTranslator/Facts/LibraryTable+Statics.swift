// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let statics = """
        UIColor black blue brown clear; UIColor cyan darkGray darkText gray; UIColor green label lightGray lightText;
        UIColor link magenta opaqueSeparator orange; UIColor placeholderText purple quaternaryLabel quaternarySystemFill;
        UIColor red secondaryLabel secondarySystemBackground secondarySystemFill;
        UIColor secondarySystemGroupedBackground separator supportsSecureCoding systemBackground;
        UIColor systemBlue systemBrown systemCyan systemFill; UIColor systemGray systemGray2 systemGray3 systemGray4;
        UIColor systemGray5 systemGray6 systemGreen systemGroupedBackground; UIColor systemIndigo systemMint systemOrange systemPink;
        UIColor systemPurple systemRed systemTeal systemYellow;
        \
        UIColor tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground; UIColor tintColor white yellow;
        UIImage actions add checkmark remove; UIImage strokedCheckmark supportsSecureCoding;
        """
}
