#pragma once

#include "core/base/result.h"
#include "core/tensor/byte_source.h"

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>

namespace rope::app {

/// Limits, also for devices without an end.
inline constexpr std::size_t maxTextFileBytes = std::size_t{64} << 20U;   ///< config.json, session, picture
inline constexpr std::size_t maxListFileBytes = std::size_t{512} << 20U;   ///< numbers, one per line

/// The bytes of a file.
/// in:  where: option or argument with the name of the file
/// err: Unreadable naming the file and the system's reason, a folder, or a file larger than `limit` bytes
Result<std::string> readFile(const std::string& file, std::size_t limit, std::string_view where);

/// Opens the file as a binary stream, for readers with limits of their own.
/// err: Unreadable naming the file and the system's reason, or a folder
Result<std::ifstream> openFile(const std::string& file, std::string_view where);

/// Whether the file can only be read once and sequentially.
bool isPipe(const std::string& file);

/// Random access to a file. The stream must outlive the source.
ByteSource sourceOf(std::ifstream& stream);

}   // namespace rope::app
