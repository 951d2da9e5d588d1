/// An event of the user's photographs.
struct PhotoNews: Sendable {
    let author: String
    let text: String
    let time: String
    let photo: Photo?

    /// Newest first.
    static let all: [PhotoNews] = [
        PhotoNews(author: "mira", text: "commented: “Where is this?”", time: "2 min", photo: Photo.own[3]),
        PhotoNews(author: "tomas", text: "commented: “Next year I come along.”", time: "9 min", photo: Photo.own[5]),
        PhotoNews(author: "noor", text: "likes your photo.", time: "14 min", photo: Photo.own[1]),
        PhotoNews(author: "kofi", text: "follows you now.", time: "20 min", photo: nil),
        PhotoNews(author: "yuki", text: "follows you now.", time: "31 min", photo: nil),
        PhotoNews(author: "sam", text: "follows you now.", time: "40 min", photo: nil),
        PhotoNews(author: "lena", text: "likes your photo.", time: "yesterday", photo: Photo.own[0]),
        PhotoNews(author: "pau", text: "commented: “Coffee, please.”", time: "yesterday", photo: Photo.own[4]),
    ]
}
