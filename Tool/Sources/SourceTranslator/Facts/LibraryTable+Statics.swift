// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let statics = """
        UIColor black blue brown clear; UIColor cyan darkGray darkText gray; UIColor green label lightGray lightText;
        UIColor link magenta opaqueSeparator orange; UIColor placeholderText purple quaternaryLabel quaternarySystemFill;
        UIColor red secondaryLabel secondarySystemBackground secondarySystemFill;
        UIColor secondarySystemGroupedBackground separator systemBackground systemBlue;
        UIColor systemBrown systemCyan systemFill systemGray; UIColor systemGray2 systemGray3 systemGray4 systemGray5;
        UIColor systemGray6 systemGreen systemGroupedBackground systemIndigo; UIColor systemMint systemOrange systemPink systemPurple;
        UIColor systemRed systemTeal systemYellow tertiaryLabel;
        UIColor tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor; UIColor white yellow;
        """
}
