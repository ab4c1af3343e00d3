// Every text on screen has its Chinese words, and each keeps the places where numbers are put in.
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

struct Message {
    QString source, translation;
    bool isUnfinished = false;
};

QList<Message> messagesOf(const QString& fileName) {
    QFile file(fileName);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) return messages;
    QXmlStreamReader reader(&file);
    Message message;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("source"))
            message.source = reader.readElementText();
        else if (reader.isStartElement() && reader.name() == QLatin1String("translation")) {
            message.isUnfinished = reader.attributes().hasAttribute(QLatin1String("type"));
            message.translation = reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        } else if (reader.isEndElement() && reader.name() == QLatin1String("message")) {
            messages.append(message);
        }
    }
    return messages;
}

QStringList placesOf(const QString& text) {
    QStringList places;
    auto found = QRegularExpression(QStringLiteral("%[0-9n]")).globalMatch(text);
    while (found.hasNext()) places << found.next().captured();
    std::sort(places.begin(), places.end());
    return places;
}

TEST(ChineseTexts, EveryText_IsTranslatedWithTheSamePlaces) {
    const QList<Message> messages =
        messagesOf(QStringLiteral(ROPESCOPE_RESOURCES "/i18n/ropescope_zh_CN.ts"));
    EXPECT_GT(messages.size(), 300);
    for (const Message& message : messages) {
        EXPECT_FALSE(message.isUnfinished || message.translation.isEmpty()) << message.source.toStdString();
        EXPECT_EQ(placesOf(message.translation), placesOf(message.source)) << message.source.toStdString();
    }
}

}   // namespace
