/// Standard output is a pipe whose reader has ended (`kinora list | head -1`): the tool ends without a sentence.
struct ClosedOutput: Error {}
