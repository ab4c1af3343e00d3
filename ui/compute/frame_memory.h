#pragma once

namespace rope::ui {

/// Memory settings of the window's process, if the C library is glibc; else it does nothing. Call it once,
/// best before Qt takes any.
/// - Memory freed after a frame is reused by the next one: returned in between, it would be new pages, and
/// touching those takes longer than
///   the arithmetic. More than a window needs goes back.
/// - The heap begins with large pages where the system has them: the first overview touches thousands of
/// small ones, 3 microseconds each.
void prepareMemory();

}   // namespace rope::ui
