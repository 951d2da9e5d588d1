/// Standard output is a pipe whose reader has ended (`kinora list | head -1`): the tool exits without a message.
struct ClosedOutput: Error {}
