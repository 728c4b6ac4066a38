import Clibgit2

/// Lets each thread extend its heap once instead of page by page: an extension stops all threads that touch new memory.
///
/// Only glibc extends heaps page by page. Reserved memory is not used until it is written to.
package func reserveHeaps() {
  // The size that glibc gives to a heap.
  east_reserve_heaps(64 << 20)
}
