import Foundation

/// Asks a server of this machine one thing at a time over HTTP/1.1 (RFC 9112).
///
/// `URLSession` on Linux refuses what the driver of Chromium answers: its headers have no space after the colon.
struct LocalServer {
  struct Failure: Error {}

  let port: UInt16

  /// The status and the body of the answer.
  func answer(to method: String, _ path: String, _ body: Data) throws -> (status: Int, body: Data) {
    let connection = try connect()
    defer { close(connection) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    try write(Data(head.utf8) + body, to: connection)
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let headers = received.range(of: end) {
        let text = String(decoding: received[..<headers.lowerBound], as: UTF8.self)
        let length = text.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
        let content = received[headers.upperBound...]
        if content.count >= length {
          let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
          return (status, Data(content.prefix(length)))
        }
      }
      received += try read(from: connection)
    }
  }

  private func connect() throws -> Int32 {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let connection = socket(AF_INET, kind, 0)
    guard connection >= 0 else { throw Failure() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #if canImport(Darwin)
          Darwin.connect(connection, address, socklen_t(MemoryLayout<sockaddr_in>.size))
        #else
          Glibc.connect(connection, address, socklen_t(MemoryLayout<sockaddr_in>.size))
        #endif
      }
    }
    guard status == 0 else {
      close(connection)
      throw Failure()
    }
    return connection
  }

  private func write(_ data: Data, to connection: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  private func read(from connection: Int32) throws -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &buffer, buffer.count, 0)
    guard count > 0 else { throw Failure() }
    return Data(buffer.prefix(count))
  }
}
