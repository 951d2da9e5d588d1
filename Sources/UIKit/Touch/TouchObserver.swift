/// Sees what a host says of fingers, before the app does.
@MainActor
package protocol TouchObserver: AnyObject {
    func application(_ application: UIApplication, delivers batch: TouchBatch)
}
