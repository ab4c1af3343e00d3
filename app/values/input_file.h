#pragma once

#include "core/base/result.h"
#include "core/tensor/byte_source.h"

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

namespace rope::app {

/// Nothing that the program reads is larger; a device that never ends is left at this.
inline constexpr std::size_t largestTextFile = std::size_t{64} << 20U;   ///< config.json, session, picture
inline constexpr std::size_t largestListFile = std::size_t{512} << 20U;   ///< numbers, one a line

/// The bytes of a file.
/// in:  `where` names the option or argument that gave the name
/// err: Unreadable naming the file and the system's reason, a folder, or a file larger than `limit` bytes
Result<std::string> readFile(const std::string& file, std::size_t limit, std::string_view where);

/// The same file as a binary stream, for readers that bound what they take.
/// err: Unreadable naming the file and the system's reason, or a folder
Result<std::ifstream> openFile(const std::string& file, std::string_view where);

/// Whether the file can be read only once, from front to back.
bool isPipe(const std::string& file);

/// Any part of a file, for readers that look at some parts alone. The stream must outlive the source.
ByteSource sourceOf(std::ifstream& stream);

}   // namespace rope::app
