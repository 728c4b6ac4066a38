import Clibgit2

/// Lets each thread extend its heap once instead of page by page: an extension stops all threads that touch new memory.
///
/// Only glibc does so. Nothing is used before it is written to.
package func reserveHeaps() {
  // As much as glibc gives to a heap.
  east_reserve_heaps(64 << 20)
}
