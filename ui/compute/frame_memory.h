#pragma once

namespace rope::ui {

/// How the window's process asks for memory, where the C library is glibc; elsewhere nothing. Once; best
/// before Qt takes any.
/// - What a frame frees is kept for the next one: given back in between, it would come as fresh pages, and
/// touching those takes longer than
///   the arithmetic. More than a window needs goes back.
/// - The heap begins with large pages where the system has them: the first overview touches thousands of
/// small ones, 3 microseconds each.
void prepareMemory();

}   // namespace rope::ui
