#if os(Linux)
  /// Reads no certificates. The linker puts it in the place of mbedTLS's function of this name, with which Debian's libgit2
  /// reads all certificates of the system when it is initialized: 50 million instructions for connections that this program
  /// never makes.
  ///
  /// - Returns: success.
  @c(mbedtls_x509_crt_parse_file)
  package func readNoCertificates(_ chain: OpaquePointer?, _ path: OpaquePointer?) -> CInt { 0 }
#endif
