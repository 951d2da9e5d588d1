/// A sentence for standard error, if there is something to say, and the exit status.
package struct Failure: Error {
    package let message: String?
    package let status: Int32

    package init(_ message: String?, status: Int32) {
        self.message = message
        self.status = status
    }
}
