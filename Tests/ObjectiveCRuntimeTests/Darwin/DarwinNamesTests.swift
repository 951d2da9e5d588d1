import Foundation
import ObjectiveCRuntime
import XCTest

final class DarwinNamesTests: XCTestCase {
    private final class Memory {
        var bytes: [CChar] = Array("hello, file".utf8.map { CChar($0) })
        var position = 0
        var isClosed = false
    }

    private func open(_ memory: Memory, writes: Bool) -> UnsafeMutablePointer<FILE>? {
        funopen(
            Unmanaged.passUnretained(memory).toOpaque(),
            { cookie, buffer, count in
                let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                let size = min(Int(count), memory.bytes.count - memory.position)
                for index in 0..<size { buffer![index] = memory.bytes[memory.position + index] }
                memory.position += size
                return Int32(size)
            },
            writes
                ? { cookie, buffer, count in
                    let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                    for index in 0..<Int(count) { memory.bytes[memory.position + index] = buffer![index] }
                    memory.position += Int(count)
                    return count
                } : nil,
            { cookie, offset, whence in
                let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                let from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.position : memory.bytes.count
                memory.position = from + Int(offset)
                return fpos_t(memory.position)
            },
            { cookie in
                Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue().isClosed = true
                return 0
            })
    }

    func testAStreamIsReadAndWrittenByFunctions() throws {
        let memory = Memory()
        let file = try XCTUnwrap(open(memory, writes: true))
        var buffer = [UInt8](repeating: 0, count: 5)
        XCTAssertEqual(fread(&buffer, 1, 5, file), 5)
        XCTAssertEqual(String(decoding: buffer, as: UTF8.self), "hello")
        XCTAssertEqual(fseek(file, -4, SEEK_END), 0)
        XCTAssertEqual(ftell(file), 7)
        XCTAssertEqual(fwrite("FILE", 1, 4, file), 4)
        XCTAssertEqual(fclose(file), 0)
        XCTAssertEqual(String(decoding: memory.bytes.map { UInt8($0) }, as: UTF8.self), "hello, FILE")
        XCTAssertTrue(memory.isClosed)
    }

    func testAStreamThatIsReadAloneRefusesBytes() throws {
        let memory = Memory()
        let file = try XCTUnwrap(open(memory, writes: false))
        XCTAssertEqual(fwrite("x", 1, 1, file), 0)
        fclose(file)
        XCTAssertNil(funopen(nil, nil, nil, nil, nil))
    }

    func testPositionsAreNumbers() {
        let zero: fpos_t = 0
        XCTAssertEqual(Int(zero), 0)
        XCTAssertEqual(Int64(fpos_t(12)), 12)
    }

    func testAFilesTimesHaveDarwinsNames() {
        var status = stat()
        XCTAssertEqual(lstat("/", &status), 0)
        XCTAssertEqual(status.st_mtimespec.tv_sec, status.st_mtim.tv_sec)
        XCTAssertEqual(status.st_atimespec.tv_nsec, status.st_atim.tv_nsec)
        XCTAssertEqual(status.st_ctimespec.tv_sec, status.st_ctim.tv_sec)
    }
}
