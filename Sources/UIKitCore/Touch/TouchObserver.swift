/// Observes a host's touches before the app receives them.
@MainActor
package protocol TouchObserver: AnyObject {
    func application(_ application: UIApplication, delivers batch: TouchBatch)
}
