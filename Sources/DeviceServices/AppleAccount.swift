/// The account of the device's user.
package struct AppleAccount: Hashable, Sendable {
    /// The name of the user for the app, which is the same whenever the user signs in.
    package var user: String
    package var email: String
    package var givenName: String
    package var familyName: String

    package init(user: String, email: String, givenName: String, familyName: String) {
        (self.user, self.email, self.givenName, self.familyName) = (user, email, givenName, familyName)
    }
}
