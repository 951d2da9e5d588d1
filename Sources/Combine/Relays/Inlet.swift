/// A subscriber that passes what it receives to a relay of several upstreams, with its number.
struct Inlet<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let begin: (any Subscription) -> Void
    let take: (Input) -> Subscribers.Demand
    let end: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { begin(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { take(input) }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
