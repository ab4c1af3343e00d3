#include "core/encoding/encoding.h"
#include "core/report/text_table.h"

namespace rope {

TextTable encodingList() {
    TextTable table{{"id", "title", "place", "needs", "citation", "summary"}, {}, {"summary"}};
    for (const Encoding& encoding : encodings())
        table.rows.push_back({encoding.id, encoding.title, placeText(encoding.place), encoding.needs,
                              encoding.citation, encoding.summary});
    return table;
}

}   // namespace rope
