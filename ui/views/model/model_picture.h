#pragma once

#include "core/base/job_context.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/curves.h"
#include "ui/picture/picture.h"
#include "ui/views/model/layer_strip.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace rope::ui {

/// What an opened config says: every field and where it was read, the layers, what is doubtful, how far
/// programs that read it otherwise go astray, and how other programs are told.
class ModelPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)

public:
    ModelPicture(const ExplorerState& state, ModelData data);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] QString copied(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] DataTable table() const override;

    [[nodiscard]] const ModelData& data() const { return m_data; }
    [[nodiscard]] const LayerStrip& strip() const { return m_strip; }
    [[nodiscard]] ModelLayout layout(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] PlotFrame chartPlot(const QRectF& body, const Theme& theme) const;
    /// What a curve is drawn through: the largest angle, or the change of the score where no reading turns
    /// anything otherwise.
    [[nodiscard]] const std::vector<double>& curve(std::size_t reading) const { return m_curves[reading]; }
    /// The place of a program's flags.
    [[nodiscard]] QRectF flagsArea(std::size_t program, const QRectF& body, const Theme& theme) const;

private:
    /// One program's flags as they are drawn.
    struct FlagsBlock {
        QRectF area;
        QString text;
    };
    [[nodiscard]] std::vector<FlagsBlock> flagsBlocks(const QRectF& area, double headingHeight,
                                                      const Theme& theme) const;
    [[nodiscard]] double flagsHeight(double width, const Theme& theme) const;
    [[nodiscard]] double readingsHeight(double width, const Theme& theme) const;
    [[nodiscard]] double notesHeight(double width, const Theme& theme) const;
    [[nodiscard]] bool hasChart() const { return !m_data.readings.empty(); }
    [[nodiscard]] ChartFrame chartFrame(const QRectF& panel, const Theme& theme) const;
    [[nodiscard]] QRectF chartPanel(const ModelLayout& page) const;
    [[nodiscard]] std::optional<std::size_t> groupAt(QPointF position, const ModelLayout& page,
                                                     const Theme& theme) const;
    [[nodiscard]] QString differenceSentence() const;
    [[nodiscard]] QString chartReadout(double position) const;
    void findCurves();
    void paintFields(QPainter& painter, const ModelLayout& page, const Theme& theme) const;
    void paintLayers(QPainter& painter, const ModelLayout& page, const Theme& theme) const;
    void paintReadings(QPainter& painter, const ModelLayout& page, const Theme& theme) const;
    void paintNotes(QPainter& painter, const ModelLayout& page, const Theme& theme) const;
    void paintChart(QPainter& painter, const ModelLayout& page, const PaintContext& context) const;
    void paintFlags(QPainter& painter, const ModelLayout& page, const PaintContext& context) const;

    ExplorerState m_state;
    ModelData m_data;
    LayerStrip m_strip;
    std::vector<Note> m_notes;
    std::vector<double> m_positions;
    std::vector<std::vector<double>> m_curves;   ///< one a reading
    bool m_isOfAngles = true;
    AxisRange m_positionRange, m_curveRange;
};

ExplorerState relevantForModel(const ExplorerState& state);
Result<PicturePtr> buildModel(const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
