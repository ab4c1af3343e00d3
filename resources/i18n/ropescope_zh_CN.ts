<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Visualises rotary position embedding: how each pair of coordinates rotates, how this affects attention scores, and what context extension methods change.</source>
        <translation>旋转位置编码的可视化：每个维度对如何旋转、对注意力得分有何影响，以及各种上下文扩展方法改变了什么。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Built with Qt, Qt Charts, Eigen and JSON for Modern C++.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。基于 Qt、Qt Charts、Eigen 和 JSON for Modern C++ 构建。</translation>
    </message>
    <message>
        <source>About RopeScope</source>
        <translation>关于 RopeScope</translation>
    </message>
    <message>
        <source>Overview and the views in order</source>
        <translation>总览和各视图，按顺序</translation>
    </message>
    <message>
        <source>Move the focused slider or position by one step</source>
        <translation>将有焦点的滑块或位置移动一步</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>On a slider: reset to the value of the model. On a picture: enlarge or restore.</source>
        <translation>在滑块上：恢复为模型的值。在图上：放大或还原。</translation>
    </message>
    <message>
        <source>Leave projector mode; cancel input</source>
        <translation>退出投影模式；取消输入</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>ComparePicture</name>
    <message>
        <source>Compare methods</source>
        <translation>比较方法</translation>
    </message>
    <message>
        <source>trained length L = %1 tokens, target length L′ = %2</source>
        <translation>训练长度 L = %1 个 token，目标长度 L′ = %2</translation>
    </message>
    <message>
        <source>%1 · score maps: %2</source>
        <translation>%1 · 得分图：%2</translation>
    </message>
    <message>
        <source>%1 · add a method to compare with</source>
        <translation>%1 · 请添加一种方法来比较</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs outside the trained range, short-range score change %4</source>
        <translation>%1：%3 个维度对中有 %2 个超出训练范围，短距离得分变化 %4</translation>
    </message>
    <message>
        <source>Scaling all pairs equally keeps all angles in the trained range but makes adjacent tokens harder to tell apart. Scaling only the low-frequency pairs keeps adjacent tokens apart, but some angles leave the trained range.</source>
        <translation>所有维度对同等缩放，角度都留在训练范围内，但相邻 token 更难区分；只缩放低频维度对，相邻 token 仍可清晰区分，但有些角度超出训练范围。</translation>
    </message>
    <message>
        <source>θ′ / θ</source>
        <translation>θ′ / θ</translation>
    </message>
    <message>
        <source>distance [token]</source>
        <translation>距离 [token]</translation>
    </message>
    <message>
        <source>[token]</source>
        <translation>[token]</translation>
    </message>
    <message>
        <source>score, q = k = 1</source>
        <translation>得分，q = k = 1</translation>
    </message>
    <message>
        <source>key n [token]</source>
        <translation>键 n [token]</translation>
    </message>
    <message>
        <source>query m [token]</source>
        <translation>查询 m [token]</translation>
    </message>
    <message>
        <source>Frequency of each pair</source>
        <translation>每个维度对的频率</translation>
    </message>
    <message>
        <source>θ′/θ: 1 leaves the frequency unchanged, ¼ divides it by four. High-frequency pairs (left) resolve adjacent tokens, low-frequency pairs (right) long distances. Red: up to L′ the pair leaves the trained range.</source>
        <translation>θ′/θ：1 表示频率不变，¼ 表示频率变为四分之一。高频维度对（左）区分相邻 token，低频维度对（右）区分远距离。红色：L′ 以内该维度对超出训练范围。</translation>
    </message>
    <message>
        <source>θ′/θ by pair i. Red: outside the trained range at L′.</source>
        <translation>各维度对 i 的 θ′/θ。红色：在 L′ 处超出训练范围。</translation>
    </message>
    <message>
        <source>Score against distance</source>
        <translation>得分与距离</translation>
    </message>
    <message>
        <source>Grey: the model without scaling. Shaded: adjacent tokens, distances 1 to 8. Where a curve equals the grey one, adjacent tokens are unchanged; a curve shifted to the right makes them harder to tell apart.</source>
        <translation>灰色：不缩放的模型。底色：相邻 token，距离 1 到 8。曲线与灰线重合时相邻 token 不受影响；曲线右移则更难区分。</translation>
    </message>
    <message>
        <source>q = k = 1, by distance [token]. Grey: no scaling. Shaded: adjacent tokens.</source>
        <translation>q = k = 1，横轴为距离 [token]。灰色：不缩放；底色：相邻 token。</translation>
    </message>
    <message>
        <source>Score map</source>
        <translation>得分图</translation>
    </message>
    <message>
        <source>The same q and k under every method, with one colour scale. Wider stripes along the diagonal: adjacent tokens are harder to tell apart.</source>
        <translation>每种方法使用相同的 q、k 和同一色标。对角线方向的条纹越宽，相邻 token 越难区分。</translation>
    </message>
    <message>
        <source>Query m by key n [token]. Wider stripes: adjacent tokens are harder to tell apart.</source>
        <translation>查询 m 与键 n [token]。条纹越宽，相邻 token 越难区分。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>小结</translation>
    </message>
    <message>
        <source>L = L′</source>
        <translation>L = L′</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>L′</source>
        <translation>L′</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>computed from the current settings · red: the worst value of the row, where methods differ</source>
        <translation>按当前设置计算 · 红色：各方法有差别时该行的最差值</translation>
    </message>
    <message>
        <source>%1 rad outside the trained range at L′</source>
        <translation>L′ 处超出训练范围 %1 rad</translation>
    </message>
    <message>
        <source>inside the trained range</source>
        <translation>在训练范围内</translation>
    </message>
    <message>
        <source>%1 · pair %2 · θ′/θ %3 · %4 revolutions in training · %5</source>
        <translation>%1 · 第 %2 对 · θ′/θ %3 · 训练中转 %4 圈 · %5</translation>
    </message>
    <message>
        <source>%1 · distance %2 · score %3, unscaled %4</source>
        <translation>%1 · 距离 %2 · 得分 %3，未缩放 %4</translation>
    </message>
    <message>
        <source>%1 · m = %2, n = %3 → %4</source>
        <translation>%1 · m = %2，n = %3 → %4</translation>
    </message>
    <message>
        <source>%1 of %2 methods fit. Hide some methods or make the view wider to see the others.</source>
        <translation>%2 个方法中只放得下 %1 个。隐藏一些方法或加宽视图即可看到其余方法。</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>%1 (÷%2)</source>
        <translation>%1（÷%2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 rad, pair %2</source>
        <translation>%1 rad，第 %2 对</translation>
    </message>
    <message>
        <source>Angle of pair 0 per token</source>
        <translation>第 0 对每个 token 的角度</translation>
    </message>
    <message>
        <source>The pair with the highest frequency resolves adjacent tokens. A smaller angle makes them harder to tell apart.</source>
        <translation>频率最高的维度对区分相邻 token；角度越小，相邻 token 越难区分。</translation>
    </message>
    <message>
        <source>Shortest resolved distance</source>
        <translation>最短可分辨距离</translation>
    </message>
    <message>
        <source>The distance at which the pair with the highest frequency has rotated by one radian. Tokens at shorter distances are hard to tell apart.</source>
        <translation>频率最高的维度对转过 1 rad 所需的距离；更近的 token 很难区分。</translation>
    </message>
    <message>
        <source>Short-range score change</source>
        <translation>短距离得分变化</translation>
    </message>
    <message>
        <source>Root mean square change of the score of q = k = 1 (1 at distance 0) at distances 1 to 8.</source>
        <translation>q = k = 1 的得分（距离 0 处为 1）在距离 1 到 8 处变化的均方根。</translation>
    </message>
    <message>
        <source>Pairs outside the trained range</source>
        <translation>超出训练范围的维度对</translation>
    </message>
    <message>
        <source>Pairs with angles up to L′ that do not occur up to L: the red dots in the upper charts.</source>
        <translation>L′ 以内的角度在 L 以内未出现过的维度对：即上方图中的红点。</translation>
    </message>
    <message>
        <source>Largest angle outside</source>
        <translation>最大超出角度</translation>
    </message>
    <message>
        <source>The longest arc that one of these pairs covers up to L′ and not up to L.</source>
        <translation>这些维度对在 L′ 以内覆盖、而在 L 以内未覆盖的最长弧。</translation>
    </message>
    <message>
        <source>Pairs changed</source>
        <translation>改变的维度对</translation>
    </message>
    <message>
        <source>Pairs whose frequency the method changes.</source>
        <translation>频率被该方法改变的维度对。</translation>
    </message>
    <message>
        <source>Unscaled · blended · interpolated</source>
        <translation>未缩放 · 过渡 · 内插</translation>
    </message>
    <message>
        <source>Pairs with θ′ = θ, with θ′ between θ and θ/s, and with θ′ = θ/s.</source>
        <translation>θ′ = θ 的、θ′ 介于 θ 与 θ/s 之间的、θ′ = θ/s 的维度对。</translation>
    </message>
    <message>
        <source>Attention factor A</source>
        <translation>注意力因子 A</translation>
    </message>
    <message>
        <source>Queries and keys are both multiplied by A.</source>
        <translation>查询和键都乘以 A。</translation>
    </message>
    <message>
        <source>Logit scale</source>
        <translation>logit 缩放倍数</translation>
    </message>
    <message>
        <source>A² times the softmax factor (DeepSeek). Above 1, attention is more concentrated.</source>
        <translation>A² 乘以 softmax 因子（DeepSeek）。大于 1 时注意力更集中。</translation>
    </message>
    <message>
        <source>Adjacent tokens stay distinguishable: pair 0 is unchanged.</source>
        <translation>相邻 token 仍可清晰区分：第 0 对不变。</translation>
    </message>
    <message>
        <source>Adjacent tokens become easier to tell apart: the frequency of pair 0 is %1× higher.</source>
        <translation>相邻 token 更易区分：第 0 对的频率提高到 %1 倍。</translation>
    </message>
    <message>
        <source>Adjacent tokens cannot be told apart: pair 0 does not rotate.</source>
        <translation>无法区分相邻 token：第 0 对不旋转。</translation>
    </message>
    <message>
        <source>Adjacent tokens become harder to tell apart: the frequency of pair 0 is divided by %1.</source>
        <translation>相邻 token 更难区分：第 0 对的频率除以 %1。</translation>
    </message>
    <message>
        <source>All pairs stay in the trained range up to L′.</source>
        <translation>L′ 以内所有维度对都在训练范围内。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs leave the trained range before L′, by up to %3 rad.</source>
        <translation>L′ 以内 %2 个维度对中有 %1 个超出训练范围，最多 %3 rad。</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
</context>
<context>
    <name>DecayControls</name>
    <message>
        <source>change of range</source>
        <translation>更改范围</translation>
    </message>
    <message>
        <source>Distances to</source>
        <translation>距离至</translation>
    </message>
    <message>
        <source>Maximum distance of the decay chart [token].</source>
        <translation>衰减图的最大距离 [token]。</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>q = k = 1</source>
        <translation>q = k = 1</translation>
    </message>
    <message>
        <source>this q and k</source>
        <translation>当前 q、k</translation>
    </message>
    <message>
        <source>The bound mean |S_j|, the score of q = k = 1, or the score of the current q and k.</source>
        <translation>上界 |S_j| 的平均、q = k = 1 的得分，或当前 q 与 k 的得分。</translation>
    </message>
    <message>
        <source>logarithmic distance</source>
        <translation>距离取对数坐标</translation>
    </message>
    <message>
        <source>change of view settings</source>
        <translation>更改视图设置</translation>
    </message>
</context>
<context>
    <name>DecayPicture</name>
    <message>
        <source>Long-range decay</source>
        <translation>远程衰减</translation>
    </message>
    <message>
        <source>mean |Sⱼ| over pairs</source>
        <translation>各维度对 |Sⱼ| 的平均</translation>
    </message>
    <message>
        <source>score of q = k = 1</source>
        <translation>q = k = 1 的得分</translation>
    </message>
    <message>
        <source>score of the current q and k</source>
        <translation>当前 q 与 k 的得分</translation>
    </message>
    <message>
        <source>%1 at L′: %2</source>
        <translation>%1 在 L′ 处：%2</translation>
    </message>
    <message>
        <source>At long distances the pairs have different angles and their sum becomes small. This is a trend, not a guarantee: the curve also rises again.</source>
        <translation>距离远时各维度对的角度不一致，其和变小：这是趋势而非保证，曲线也会多次回升。</translation>
    </message>
    <message>
        <source>mean |Sⱼ|</source>
        <translation>|Sⱼ| 的平均</translation>
    </message>
    <message>
        <source>score, q = k = 1</source>
        <translation>得分，q = k = 1</translation>
    </message>
    <message>
        <source>score q·k</source>
        <translation>得分 q·k</translation>
    </message>
    <message>
        <source>score q·k / √d</source>
        <translation>得分 q·k / √d</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>distance m − n [token], logarithmic</source>
        <translation>距离 m − n [token]，对数刻度</translation>
    </message>
    <message>
        <source>distance m − n [token]</source>
        <translation>距离 m − n [token]</translation>
    </message>
    <message>
        <source>L = L′</source>
        <translation>L = L′</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>L′</source>
        <translation>L′</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source> · every distance: band: minimum to maximum, line: mean</source>
        <translation> · 每个距离：色带为最小到最大，线为平均</translation>
    </message>
    <message>
        <source>distances %1 to %2</source>
        <translation>距离 %1 到 %2</translation>
    </message>
    <message>
        <source>first negative: %1</source>
        <translation>首次为负：%1</translation>
    </message>
    <message>
        <source>one revolution of pair %1</source>
        <translation>第 %1 对转一圈</translation>
    </message>
</context>
<context>
    <name>EncodingProperties</name>
    <message>
        <source>relative only</source>
        <translation>只依赖相对位置</translation>
    </message>
    <message>
        <source>largest relative change of a score under a common shift; holds up to 1e−9</source>
        <translation>共同平移时得分的最大相对变化；不超过 1e−9 即成立</translation>
    </message>
    <message>
        <source>preserves norm</source>
        <translation>保持长度</translation>
    </message>
    <message>
        <source>largest relative change of a vector&apos;s norm with its position; holds up to 1e−9</source>
        <translation>向量长度随位置的最大相对变化；不超过 1e−9 即成立</translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation>线性注意力</translation>
    </message>
    <message>
        <source>features per coordinate that are needed to write the score as a product of two vectors; holds up to 1</source>
        <translation>把得分写成两个向量的积所需的特征数（按头的每个坐标计）；不超过 1 即成立</translation>
    </message>
    <message>
        <source>decays with distance</source>
        <translation>随距离衰减</translation>
    </message>
    <message>
        <source>rank correlation of distance and mean score of a vector with itself; holds at −0.7 or below</source>
        <translation>距离与向量自身平均得分的秩相关；不高于 −0.7 即成立</translation>
    </message>
    <message>
        <source>distinguishes order</source>
        <translation>区分前后</translation>
    </message>
    <message>
        <source>largest relative difference of the scores of a key before and after the query; holds above 1e−9</source>
        <translation>键在查询之前与之后的得分的最大相对差；高于 1e−9 即成立</translation>
    </message>
    <message>
        <source>uses position</source>
        <translation>使用位置</translation>
    </message>
    <message>
        <source>largest relative change of a score with the distance; holds above 1e−9</source>
        <translation>得分随距离的最大相对变化；高于 1e−9 即成立</translation>
    </message>
    <message>
        <source>defined beyond L</source>
        <translation>超过 L 仍有定义</translation>
    </message>
    <message>
        <source>fraction of the positions from L on that have a score; holds at 1</source>
        <translation>训练长度之后仍有得分的位置所占比例；等于 1 即成立</translation>
    </message>
    <message>
        <source>variation by shift</source>
        <translation>平移极差</translation>
    </message>
    <message>
        <source>max − min of the score of this q at m and this k at n under common shifts of up to L</source>
        <translation>共同平移至多 L 时，这个 q（位于 m）与这个 k（位于 n）的得分的最大值减最小值</translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation>无法测量</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>learned absolute</source>
        <translation>可学习绝对编码</translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation>T5 分桶</translation>
    </message>
</context>
<context>
    <name>EncodingsPicture</name>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>the same q and k; rows: query m, columns: key n, %1 tokens · below: measured properties</source>
        <translation>相同的 q 和 k；行：查询 m，列：键 n，%1 个 token · 下方：实测性质</translation>
    </message>
    <message>
        <source>%1 of %2 depend on m − n alone</source>
        <translation>%2 种中有 %1 种只依赖 m − n</translation>
    </message>
    <message>
        <source>Only RoPE rotates q and k themselves, preserves their norm and gives scores that depend on m − n alone. Therefore it can be used with linear attention; a bias on the score cannot.</source>
        <translation>只有 RoPE 旋转 q 和 k 本身、保持其长度，得分又只依赖 m − n。因此它可用于线性注意力，而加在得分上的偏置不行。</translation>
    </message>
    <message>
        <source>%1: row sums %2 to %3, %4 negative weights</source>
        <translation>%1：行和 %2 到 %3，负权重 %4 个</translation>
    </message>
    <message>
        <source>Linear attention, RoPE in the numerator only — %1</source>
        <translation>线性注意力，仅分子中使用 RoPE — %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · m = %2, n = %3: %4</source>
        <translation>%1 · m = %2，n = %3：%4</translation>
    </message>
    <message>
        <source>masked, or position not defined</source>
        <translation>已遮蔽，或没有这个位置</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Pair 0 has the highest frequency: %1 rad per token, one revolution every %2 tokens. Pair %3 has the lowest: one revolution takes %4 tokens.</source>
        <translation>第 0 对频率最高：每个 token 转 %1 rad，每 %2 个 token 转一圈。第 %3 对频率最低：转一圈需要 %4 个 token。</translation>
    </message>
    <message>
        <source>Rotary position embedding splits a head of %1 coordinates into %2 pairs and rotates each pair by an angle that is proportional to the position.</source>
        <translation>旋转位置编码把一个注意力头的 %1 个坐标分成 %2 个维度对，每个维度对旋转一个与位置成正比的角度。</translation>
    </message>
    <message>
        <source>The query is at m = %1, the key at n = %2. Both are rotated, but their score depends on the distance %3 alone: under a common shift the invariance curve is constant.</source>
        <translation>查询位于 m = %1，键位于 n = %2。两者都被旋转，但得分只取决于距离 %3：共同平移时不变性曲线保持水平。</translation>
    </message>
    <message>
        <source>Beyond the trained length L = %1 the low-frequency pairs reach angles that did not occur in training. The methods in the list reduce their frequencies in different ways.</source>
        <translation>超过训练长度 L = %1 之后，低频维度对会到达训练中未出现过的角度。列表中的方法以不同方式降低它们的频率。</translation>
    </message>
    <message>
        <source>Within L = %1 it completes %2 revolutions: every angle occurs in training.</source>
        <translation>在 L = %1 之内转 %2 圈：每个角度都在训练中出现过。</translation>
    </message>
    <message>
        <source>Within L = %1 it completes %2 of a revolution: the other angles do not occur in training.</source>
        <translation>在 L = %1 之内只转 %2 圈：其余角度在训练中未出现过。</translation>
    </message>
    <message>
        <source>One dial per pair. The arrow of the query is rotated by m·θ&lt;sub&gt;i&lt;/sub&gt;, the arrow of the key by n·θ&lt;sub&gt;i&lt;/sub&gt;.</source>
        <translation>每个维度对对应一个表盘。查询的箭头转过 m·θ&lt;sub&gt;i&lt;/sub&gt;，键的箭头转过 n·θ&lt;sub&gt;i&lt;/sub&gt;。</translation>
    </message>
    <message>
        <source>Selected pair: %1</source>
        <translation>当前选中第 %1 对：</translation>
    </message>
    <message>
        <source>That is %1 revolutions. The wavelength of the pair is %2 tokens.</source>
        <translation>即 %1 圈。该维度对的波长为 %2 个 token。</translation>
    </message>
    <message>
        <source>The ring shows the angles that occur in training, the red dashes those that the target length adds.</source>
        <translation>圆环表示训练中出现过的角度，红色虚线表示目标长度新增的角度。</translation>
    </message>
    <message>
        <source>Rows are queries, columns are keys. Every cell is the score of two rotated vectors:</source>
        <translation>行为查询，列为键。每个单元格是两个旋转后向量的得分：</translation>
    </message>
    <message>
        <source>Cells on a diagonal have the same distance. With one q and one k for all positions they are equal: stripes. With a vector per token the content is visible as well.</source>
        <translation>同一条对角线上的单元格距离相同。若所有位置共用一个 q 和一个 k，它们就相等：出现条纹。若每个 token 有自己的向量，内容也会显现出来。</translation>
    </message>
    <message>
        <source>“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method.</source>
        <translation>“缩放”指除以 √%1 = %2，再乘以当前方法的 A² = %3。</translation>
    </message>
    <message>
        <source>Query and key are shifted by s tokens. Their distance remains %1, so with RoPE the score remains:</source>
        <translation>查询和键共同平移 s 个 token。距离保持为 %1，因此使用 RoPE 时得分不变：</translation>
    </message>
    <message>
        <source>The remaining variation is rounding error: try bfloat16 as number format. Encodings that are added to the vectors, sinusoidal or learned, are not constant, because position and content are mixed.</source>
        <translation>剩下的变化只是舍入误差：可以把数值格式换成 bfloat16 试试。加到向量上的编码（正弦或可学习）并不恒定，因为位置与内容混在了一起。</translation>
    </message>
    <message>
        <source>Upper bound on the attention score as a function of distance. The bound of the RoFormer paper is the mean absolute value of the partial sums</source>
        <translation>注意力得分的上界随距离的变化。RoFormer 论文中的上界是部分和绝对值的平均</translation>
    </message>
    <message>
        <source>At short distances all %1 phasors have nearly the same direction; at long distances they point in all directions and the sum is small. This is a trend, not a guarantee: the curve goes up and down, and the score itself may become negative.</source>
        <translation>距离近时 %1 个相量方向几乎相同；距离远时它们指向各个方向，和很小。这是趋势而非保证：曲线有起有落，得分本身也可能变为负值。</translation>
    </message>
    <message>
        <source>For independent random q and k with zero mean, the expected score is 0 at every distance; RoPE does not change this.</source>
        <translation>对于均值为零的独立随机 q 与 k，任何距离上的期望得分都是 0；RoPE 不会改变这一点。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs have a wavelength above L = %3: they do not complete a revolution in training.</source>
        <translation>%2 个维度对中有 %1 个的波长大于 L = %3：它们在训练中转不满一圈。</translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m</source>
        <translation>第 %1 对 · θ = %2 rad/token · 波长 %3 个 token · 在 m 处 %4 圈</translation>
    </message>
    <message>
        <source>%1 changes positions, not frequencies. %2</source>
        <translation>%1 改变位置而非频率。%2</translation>
    </message>
    <message>
        <source>The query is rotated as at m′ = %1: the distance %2 counts as %3.</source>
        <translation>查询按位于 m′ = %1 处旋转：距离 %2 算作 %3。</translation>
    </message>
    <message>
        <source>The score is a sum over pairs. Each pair adds a phasor: a complex number whose absolute value depends on q and k and whose angle depends on the distance %1:</source>
        <translation>得分是对所有维度对的求和。每个维度对贡献一个相量：其绝对值由 q 和 k 决定，角度由距离 %1 决定：</translation>
    </message>
    <message>
        <source>The real part of their sum is the score. When the distance increases, high-frequency phasors rotate quickly and low-frequency ones hardly at all, and the sum becomes small.</source>
        <translation>它们之和的实部就是得分。距离增大时，高频相量快速旋转，低频相量几乎不动，和逐渐变小。</translation>
    </message>
    <message>
        <source>Trained length %1 tokens, target length %2: %3 times as long. Each column is one method.</source>
        <translation>训练长度 %1 个 token，目标长度 %2：长度是 %3 倍。每一列是一种方法。</translation>
    </message>
    <message>
        <source>Linear interpolation divides all frequencies by the factor, also the high ones, which resolve adjacent tokens. NTK-aware scaling divides each frequency by a little more than the one before: the first not at all, the last by the complete factor. NTK-by-parts methods leave the high-frequency pairs unchanged and scale only those that would leave the trained range.</source>
        <translation>线性内插把所有频率都除以缩放倍数，包括用来区分相邻 token 的高频。NTK-aware 让每个频率比前一个多除一点：第一个不变，最后一个除以整个缩放倍数。NTK-by-parts 类方法不改变高频维度对，只缩放会超出训练范围的那些。</translation>
    </message>
    <message>
        <source>The same q and k under every encoding. Where each diagonal has one colour, the score depends on the distance alone.</source>
        <translation>相同的 q 和 k 在每种编码下的得分。若每条对角线只有一种颜色，得分就只依赖距离。</translation>
    </message>
    <message>
        <source>All values in the table are measured on random vectors. Linear attention requires the position inside q and k, which a bias on the score cannot provide.</source>
        <translation>表中数值均由随机向量实测得到。线性注意力要求位置包含在 q 和 k 之中，加在得分上的偏置做不到。</translation>
    </message>
    <message>
        <source>bfloat16 represents all integers up to 256, float16 up to 2048, float32 up to 16 777 216. Larger positions are rounded to the same values.</source>
        <translation>bfloat16 能精确表示 256 以内的所有整数，float16 为 2048，float32 为 16 777 216。更大的位置会被舍入为相同的值。</translation>
    </message>
    <message>
        <source>At m = %1 the angle of pair 0 is %2 rad; one unit in the last place of bfloat16 there is %3 rad.</source>
        <translation>在 m = %1 处第 0 对的角度是 %2 rad；bfloat16 在此处的末位单位是 %3 rad。</translation>
    </message>
    <message>
        <source>R at m = %1 consists of %2 rotations of two coordinates and zeros elsewhere, so implementations never build it: they need cos and sin per pair and two multiplications per coordinate.</source>
        <translation>m = %1 处的 R 由 %2 个二维旋转组成，其余为零，因此实现中从不构造它：只需每个维度对的 cos 和 sin，以及每个坐标两次乘法。</translation>
    </message>
    <message>
        <source>The half-split and the interleaved pairing place the same pairs at different coordinates. Weights trained with one pairing are wrong with the other.</source>
        <translation>前后半配对与相邻配对把同样的维度对放在不同的坐标上。用一种方式训练的权重不能用于另一种。</translation>
    </message>
    <message>
        <source>What the file of the model contains, field by field, and what must be assumed. Every engine must read the same values: if the weights were trained with another base, base %1 gives every pair except the first one a wrong frequency.</source>
        <translation>模型文件逐个字段的内容，以及必须假设的值。每个推理引擎都必须读出同样的值：若权重是用另一个底数训练的，底数 %1 会让第 0 对以外的每个维度对频率出错。</translation>
    </message>
    <message>
        <source>The chart shows the largest Δφ over all pairs for engines that ignore or misread a field. Beyond a quarter turn an aligned q and k contribute negatively; a half turn reverses any contribution.</source>
        <translation>图中是忽略或误读某个字段的推理引擎在所有维度对上最大的 Δφ。超过四分之一圈后，方向一致的 q 和 k 贡献为负；半圈会使任何贡献反号。</translation>
    </message>
    <message>
        <source>A cell of a long map contains several scores; the line above the map gives their number and the value shown. The readout under the cursor is always the score of one query and one key.</source>
        <translation>长图中的一个单元格包含多个得分；图上方的一行给出个数和所显示的值。光标处的读数始终是一个查询和一个键的得分。</translation>
    </message>
    <message>
        <source>Zoom: wheel, + and −. Pan: Shift and drag, or Alt and arrow keys. Zoom to area: Ctrl and drag. Fit: Home. Undo also steps back through zooms.</source>
        <translation>缩放：滚轮、+ 和 −。平移：Shift 加拖动，或 Alt 加方向键。放大到区域：Ctrl 加拖动。显示全部：Home。撤销也可逐步退回之前的缩放。</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>窗口中</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>… and %1 more; see a larger picture or the copied data</source>
        <translation>……另有 %1 项；见更大的图或复制的数据</translation>
    </message>
</context>
<context>
    <name>FocusedDial</name>
    <message>
        <source>%1 rad, %2 revolutions</source>
        <translation>%1 rad，%2 圈</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>%1 rad/token</source>
        <translation>%1 rad/token</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
    <message>
        <source>q rotated by m·θ</source>
        <translation>q 旋转 m·θ</translation>
    </message>
    <message>
        <source>k rotated by n·θ</source>
        <translation>k 旋转 n·θ</translation>
    </message>
    <message>
        <source>q before rotation</source>
        <translation>旋转前的 q</translation>
    </message>
    <message>
        <source>q at m</source>
        <translation>m 处的 q</translation>
    </message>
    <message>
        <source>k at n</source>
        <translation>n 处的 k</translation>
    </message>
    <message>
        <source>angles outside at L′</source>
        <translation>L′ 处超出的角度</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>%1, total q·k %2</source>
        <translation>%1，q·k 合计 %2</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>R: cos, sin of m·θ</source>
        <translation>R：m·θ 的 cos、sin</translation>
    </message>
    <message>
        <source>Drag q or k</source>
        <translation>可拖动 q 或 k</translation>
    </message>
</context>
<context>
    <name>FormatTable</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2 %）</translation>
    </message>
    <message>
        <source>overflows</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>variation (max − min)</source>
        <translation>极差（最大 − 最小）</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>all distinct up to</source>
        <translation>全部可区分至</translation>
    </message>
    <message>
        <source>distinct positions</source>
        <translation>可区分的位置</translation>
    </message>
    <message>
        <source>distinct rotations</source>
        <translation>可区分的旋转</translation>
    </message>
</context>
<context>
    <name>FrequenciesPicture</name>
    <message>
        <source>%1 · %2 not rotated</source>
        <translation>%1 · %2 不旋转</translation>
    </message>
    <message>
        <source>no pair rotates</source>
        <translation>所有维度对都不旋转</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>θ′ of every pair · shaded: effect of %1</source>
        <translation>每个维度对的 θ′ · 底色：%1 的作用</translation>
    </message>
    <message>
        <source>1 pair unscaled</source>
        <translation>1 对未缩放</translation>
    </message>
    <message>
        <source>all %1 pairs unscaled</source>
        <translation>全部 %1 对未缩放</translation>
    </message>
    <message>
        <source>%1 unscaled · %2 blended · %3 interpolated</source>
        <translation>%1 未缩放 · %2 过渡 · %3 内插</translation>
    </message>
    <message>
        <source>Pairs below the line of L do not complete a revolution within the trained length. Without scaling they leave the trained range before L′.</source>
        <translation>位于 L 线以下的维度对在训练长度内转不满一圈。若不缩放，它们在 L′ 以内会超出训练范围。</translation>
    </message>
    <message>
        <source>θ′ [rad/token]</source>
        <translation>θ′ [rad/token]</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>未缩放</translation>
    </message>
    <message>
        <source>blended</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>内插</translation>
    </message>
    <message>
        <source> · A %1</source>
        <translation> · A %1</translation>
    </message>
    <message>
        <source>wavelength = L = L′ = %1</source>
        <translation>波长 = L = L′ = %1</translation>
    </message>
    <message>
        <source>wavelength = L = %1</source>
        <translation>波长 = L = %1</translation>
    </message>
    <message>
        <source>wavelength = L′ = %1</source>
        <translation>波长 = L′ = %1</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>%1: θ′ %2, wavelength %3, θ/θ′ %4</source>
        <translation>%1：θ′ %2，波长 %3，θ/θ′ %4</translation>
    </message>
    <message>
        <source>scaling θ/θ′</source>
        <translation>缩放倍数 θ/θ′</translation>
    </message>
    <message>
        <source>angle outside [rad]</source>
        <translation>超出角度 [rad]</translation>
    </message>
    <message>
        <source> · logit scale %1</source>
        <translation> · logit 缩放倍数 %1</translation>
    </message>
    <message>
        <source>Frequency of each pair. Below the line of L a pair does not complete a revolution in training.</source>
        <translation>各维度对的频率。低于 L 线的维度对在训练中转不满一圈。</translation>
    </message>
    <message>
        <source>Frequency of each pair</source>
        <translation>各维度对的频率</translation>
    </message>
    <message>
        <source>wavelength 2π/θ′ [token]</source>
        <translation>波长 2π/θ′ [token]</translation>
    </message>
    <message>
        <source>critical dimension %1</source>
        <translation>临界维度 %1</translation>
    </message>
    <message>
        <source>Scaling of each pair</source>
        <translation>各维度对的缩放倍数</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Angles reached up to L′ that do not occur in training</source>
        <translation>L′ 以内新出现、训练时未覆盖的角度</translation>
    </message>
    <message>
        <source>Angles outside at L′</source>
        <translation>L′ 处超出的角度</translation>
    </message>
    <message>
        <source>With these methods all pairs stay in the trained range up to L′.</source>
        <translation>使用这些方法时，L′ 以内所有维度对都在训练范围内。</translation>
    </message>
    <message>
        <source>L′ is not longer than L: all angles occur in training.</source>
        <translation>L′ 不比 L 长：所有角度都在训练中出现过。</translation>
    </message>
    <message>
        <source>, %1 rad outside</source>
        <translation>，超出 %1 rad</translation>
    </message>
</context>
<context>
    <name>FrequencyTable</name>
    <message>
        <source>%1 · %2 not rotated</source>
        <translation>%1 · %2 不旋转</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>unscaled · blended · interpolated</source>
        <translation>未缩放 · 过渡 · 内插</translation>
    </message>
    <message>
        <source>pairs outside</source>
        <translation>超出的维度对</translation>
    </message>
    <message>
        <source>largest angle outside</source>
        <translation>最大超出角度</translation>
    </message>
    <message>
        <source>attention factor A</source>
        <translation>注意力因子 A</translation>
    </message>
    <message>
        <source>logit scale</source>
        <translation>logit 缩放倍数</translation>
    </message>
    <message>
        <source>weight ratio at logit gap 1</source>
        <translation>logit 差为 1 的权重比</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 rad, pair %2</source>
        <translation>%1 rad，第 %2 对</translation>
    </message>
</context>
<context>
    <name>HeatmapControls</name>
    <message>
        <source>change of range</source>
        <translation>更改范围</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Rows and columns of the score map [token].</source>
        <translation>得分图的行数和列数 [token]。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>active</source>
        <translation>当前方法</translation>
    </message>
    <message>
        <source>other</source>
        <translation>另一方法</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Scores of the active method, of another method of the list, or their difference, computed for each score.</source>
        <translation>当前方法的得分、列表中另一方法的得分，或两者逐个得分之差。</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Cell shows</source>
        <translation>单元格取值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The value of a cell that contains several scores. The line above the map gives their number.</source>
        <translation>一个单元格包含多个得分时显示的值。图上方的一行给出个数。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>q·k, q·k divided by the square root of the head dimension, or the softmax of each row.</source>
        <translation>q·k、q·k 除以头维度的平方根，或逐行 softmax。</translation>
    </message>
    <message>
        <source>Causal mask (no keys after the query)</source>
        <translation>因果掩码（不看查询之后的键）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>change of view settings</source>
        <translation>更改视图设置</translation>
    </message>
</context>
<context>
    <name>HeatmapPicture</name>
    <message>
        <source>Attention scores</source>
        <translation>注意力得分</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>scaled q·k</source>
        <translation>缩放后的 q·k</translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation>逐行 softmax</translation>
    </message>
    <message>
        <source>%1, %2, %3 × %3</source>
        <translation>%1，%2，%3 × %3</translation>
    </message>
    <message>
        <source>m = %1, n = %2</source>
        <translation>m = %1，n = %2</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1：已遮蔽</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The score depends on m − n alone: with the same q and k at every position, each diagonal has one colour.</source>
        <translation>得分只取决于 m − n：若所有位置的 q 和 k 相同，每条对角线只有一种颜色。</translation>
    </message>
    <message>
        <source>key position n [token]</source>
        <translation>键位置 n [token]</translation>
    </message>
    <message>
        <source>query position m [token]</source>
        <translation>查询位置 m [token]</translation>
    </message>
    <message>
        <source>%1, of which %2 × %2 from m = %3, n = %4</source>
        <translation>%1，其中从 m = %3、n = %4 起的 %2 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 Zoom: wheel, + and −. Pan: Shift and drag, or Alt and arrow keys. Zoom to area: Ctrl and drag. Fit: Home.</source>
        <translation>%1 缩放：滚轮、+ 和 −。平移：Shift 加拖动，或 Alt 加方向键。放大到区域：Ctrl 加拖动。显示全部：Home。</translation>
    </message>
    <message>
        <source>preview; the cells are being computed</source>
        <translation>预览，正在计算单元格</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>difference of scaled scores %1</source>
        <translation>缩放后得分之差 %1</translation>
    </message>
    <message>
        <source>scaled score %1</source>
        <translation>缩放后得分 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cell: %1 %2</source>
        <translation>单元格：%1 %2</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>each cell: one score</source>
        <translation>每个单元格：一个得分</translation>
    </message>
    <message>
        <source>each cell: one sampled score out of %1 × %1</source>
        <translation>每个单元格：%1 × %1 个得分中抽样的一个</translation>
    </message>
    <message>
        <source>each cell: mean of %1 × %1 scores</source>
        <translation>每个单元格：%1 × %1 个得分的平均值</translation>
    </message>
    <message>
        <source>each cell: minimum of %1 × %1 scores</source>
        <translation>每个单元格：%1 × %1 个得分的最小值</translation>
    </message>
    <message>
        <source>each cell: maximum of %1 × %1 scores</source>
        <translation>每个单元格：%1 × %1 个得分的最大值</translation>
    </message>
    <message>
        <source>each cell: mean of %1 × %1 sampled scores out of %2 × %2</source>
        <translation>每个单元格：%2 × %2 个得分中抽样的 %1 × %1 个的平均值</translation>
    </message>
    <message>
        <source>each cell: minimum of %1 × %1 sampled scores out of %2 × %2</source>
        <translation>每个单元格：%2 × %2 个得分中抽样的 %1 × %1 个的最小值</translation>
    </message>
    <message>
        <source>each cell: maximum of %1 × %1 sampled scores out of %2 × %2</source>
        <translation>每个单元格：%2 × %2 个得分中抽样的 %1 × %1 个的最大值</translation>
    </message>
    <message>
        <source>each pixel: mean of its cells</source>
        <translation>每个像素：其中单元格的平均值</translation>
    </message>
    <message>
        <source>each pixel: minimum of its cells</source>
        <translation>每个像素：其中单元格的最小值</translation>
    </message>
    <message>
        <source>each pixel: maximum of its cells</source>
        <translation>每个像素：其中单元格的最大值</translation>
    </message>
    <message>
        <source>row sums estimated from %1 of %2 keys</source>
        <translation>行和由 %2 个键中的 %1 个估计</translation>
    </message>
    <message>
        <source>query m = %1</source>
        <translation>查询 m = %1</translation>
    </message>
    <message>
        <source>key n = %1</source>
        <translation>键 n = %1</translation>
    </message>
    <message>
        <source>queries m = %1 to %2</source>
        <translation>查询 m = %1 至 %2</translation>
    </message>
    <message>
        <source>keys n = %1 to %2</source>
        <translation>键 n = %1 至 %2</translation>
    </message>
</context>
<context>
    <name>InvarianceControls</name>
    <message>
        <source>change of range</source>
        <translation>更改范围</translation>
    </message>
    <message>
        <source>Shifts to</source>
        <translation>平移至</translation>
    </message>
    <message>
        <source>Maximum common shift of the invariance chart [token].</source>
        <translation>不变性图的最大共同平移 [token]。</translation>
    </message>
</context>
<context>
    <name>InvariancePicture</name>
    <message>
        <source>Relative-position invariance</source>
        <translation>相对位置不变性</translation>
    </message>
    <message>
        <source>common shift of both positions by s</source>
        <translation>两个位置共同平移 s</translation>
    </message>
    <message>
        <source>RoPE variation %1</source>
        <translation>RoPE 极差 %1</translation>
    </message>
    <message>
        <source>With RoPE the score depends on m − n alone, so a common shift does not change it. With encodings that are added to q and k it does.</source>
        <translation>使用 RoPE 时得分只取决于 m − n，因此共同平移不改变得分；加到 q 和 k 上的编码则会改变。</translation>
    </message>
    <message>
        <source>sinusoidal (added)</source>
        <translation>正弦（相加）</translation>
    </message>
    <message>
        <source>learned absolute</source>
        <translation>可学习绝对编码</translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>RoPE, %1</source>
        <translation>RoPE，%1</translation>
    </message>
    <message>
        <source>common shift s [token]</source>
        <translation>共同平移 s [token]</translation>
    </message>
    <message>
        <source>score q·k</source>
        <translation>得分 q·k</translation>
    </message>
    <message>
        <source>score q·k / √d</source>
        <translation>得分 q·k / √d</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>平移 %1</translation>
    </message>
    <message>
        <source>position not defined</source>
        <translation>没有这个位置</translation>
    </message>
    <message>
        <source>terms of sinusoidal</source>
        <translation>正弦编码的各项</translation>
    </message>
    <message>
        <source>largest |RᵀR − R|</source>
        <translation>最大 |RᵀR − R|</translation>
    </message>
    <message>
        <source>largest entry %1</source>
        <translation>最大元素 %1</translation>
    </message>
</context>
<context>
    <name>MatrixPicture</name>
    <message>
        <source>Rotation matrix</source>
        <translation>旋转矩阵</translation>
    </message>
    <message>
        <source>R at m = %1 · %2</source>
        <translation>m = %1 处的 R · %2</translation>
    </message>
    <message>
        <source>pair %1: cos %2, sin %3</source>
        <translation>第 %1 对：cos %2，sin %3</translation>
    </message>
    <message>
        <source>R is never built in practice: two numbers per pair and three steps give the same result. The pairing determines which two coordinates form a pair; weights trained with one pairing are wrong with the other.</source>
        <translation>实际计算从不构造 R：每个维度对两个数加上三个步骤即可得到同样结果。配对方式决定哪两个坐标成对；用一种配对方式训练的权重不能用于另一种。</translation>
    </message>
    <message>
        <source>Shown: pairs %1 to %2 of %3. The other pairs are blocks of the same form; all other entries are 0.</source>
        <translation>图中为 %3 个维度对中的第 %1 至 %2 对。其余各对是同样形式的块，其他元素全为 0。</translation>
    </message>
    <message>
        <source>r = %1 is odd: one zero is appended, labelled “+0”.</source>
        <translation>r = %1 为奇数：补一个零，标为“+0”。</translation>
    </message>
    <message>
        <source>%1 of %2 coordinates do not rotate: 1 on the diagonal.</source>
        <translation>%2 个坐标中有 %1 个不旋转：对角线上为 1。</translation>
    </message>
    <message>
        <source>half-split: i and i + %1</source>
        <translation>前后半配对：i 与 i + %1</translation>
    </message>
    <message>
        <source>interleaved: 2i and 2i + 1</source>
        <translation>相邻配对：2i 与 2i + 1</translation>
    </message>
    <message>
        <source>R, %1 (current)</source>
        <translation>R，%1（当前）</translation>
    </message>
    <message>
        <source>R, %1</source>
        <translation>R，%1</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>rotate_half(q)</source>
        <translation>rotate_half(q)</translation>
    </message>
    <message>
        <source>cos</source>
        <translation>cos</translation>
    </message>
    <message>
        <source>sin</source>
        <translation>sin</translation>
    </message>
    <message>
        <source>q·cos + rh·sin</source>
        <translation>q·cos + rh·sin</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>pair %1: %2 = %3</source>
        <translation>第 %1 对：%2 = %3</translation>
    </message>
    <message>
        <source>coordinate %1, pair %2: %3 = %4</source>
        <translation>坐标 %1，第 %2 对：%3 = %4</translation>
    </message>
    <message>
        <source>row %1, column %2 = %3</source>
        <translation>行 %1，列 %2 = %3</translation>
    </message>
    <message>
        <source>cos and sin include the attention factor A = %1.</source>
        <translation>cos 与 sin 含注意力因子 A = %1。</translation>
    </message>
    <message>
        <source>cos and sin of m·θ for all %1 pairs; framed: the pairs shown above</source>
        <translation>全部 %1 个维度对的 cos 与 sin(m·θ)；框内为上方所示的维度对</translation>
    </message>
</context>
<context>
    <name>MethodSentence</name>
    <message>
        <source>No pair rotates: the score does not depend on the position.</source>
        <translation>所有维度对都不旋转：得分与位置无关。</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>pairs %1–%2</source>
        <translation>第 %1–%2 对</translation>
    </message>
    <message>
        <source>Base %1 → %2. Pair 0 is unchanged, each further pair is scaled a little more, pair %3 exactly by %4.</source>
        <translation>底数 %1 → %2。第 0 对不变，往后每对多缩放一点，第 %3 对恰好除以 %4。</translation>
    </message>
    <message>
        <source>%1 unscaled</source>
        <translation>%1 未缩放</translation>
    </message>
    <message>
        <source>%1 blended</source>
        <translation>%1 过渡</translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation>%1 除以 %2</translation>
    </message>
    <message>
        <source>%1 not rotated</source>
        <translation>%1 不旋转</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>All frequencies are unchanged.</source>
        <translation>所有频率不变。</translation>
    </message>
    <message>
        <source>Every position is divided by %1: pair 0 rotates by %2 rad per token.</source>
        <translation>每个位置都除以 %1：第 0 对每个 token 转 %2 rad。</translation>
    </message>
    <message>
        <source>All pairs stay in the trained range up to L′.</source>
        <translation>L′ 以内所有维度对都在训练范围内。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs leave the trained range before L′.</source>
        <translation>%2 个维度对中有 %1 个在 L′ 之前超出训练范围。</translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation>缩放倍数 %1</translation>
    </message>
    <message>
        <source>attention factor %1</source>
        <translation>注意力因子 %1</translation>
    </message>
    <message>
        <source>Logit scale %1.</source>
        <translation>logit 缩放倍数 %1。</translation>
    </message>
    <message>
        <source>Distances up to %1 are rotated as at most %2.</source>
        <translation>不超过 %1 的距离，最多按 %2 旋转。</translation>
    </message>
    <message>
        <source>distance ≤ %1</source>
        <translation>距离 ≤ %1</translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>Allowed: %1</source>
        <translation>允许范围：%1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认值：%1</translation>
    </message>
</context>
<context>
    <name>ModelPicture</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>changed from the file: %1 %2 → %3</source>
        <translation>与文件不同：%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1，另有 %2 处</translation>
    </message>
    <message>
        <source>no file is open; the values were set manually</source>
        <translation>没有打开文件；数值由手动设置</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>与文件一致</translation>
    </message>
    <message>
        <source>warnings: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>A configuration file describes how a model was trained. Values that it does not contain are assumed, and engines assume different values. Check the assumed values first.</source>
        <translation>配置文件描述模型如何训练。其中没有的值只能假设，而各推理引擎的假设并不相同。请先检查假设的值。</translation>
    </message>
    <message>
        <source>Warnings: %1. A wider picture shows them, the effect of misreadings, and the settings for inference engines.</source>
        <translation>警告：%1。更宽的图会显示警告、误读的影响以及推理引擎的设置。</translation>
    </message>
    <message>
        <source>same settings for all layers</source>
        <translation>所有层设置相同</translation>
    </message>
    <message>
        <source>%1, the first one at the left</source>
        <translation>共 %1 层，第一层在左</translation>
    </message>
    <message>
        <source>number of layers not given in the file</source>
        <translation>文件未给出层数</translation>
    </message>
    <message>
        <source>click a layer group to use it</source>
        <translation>点击层组以使用它</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>… and %1 more layer groups</source>
        <translation>……另有 %1 个层组</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>if an inference engine</source>
        <translation>如果推理引擎</translation>
    </message>
    <message>
        <source>Warnings and assumptions</source>
        <translation>警告与假设</translation>
    </message>
    <message>
        <source>warnings: %1 · assumptions: %2</source>
        <translation>警告：%1 · 假设：%2</translation>
    </message>
    <message>
        <source>No warnings; nothing had to be assumed.</source>
        <translation>没有警告，也无需假设。</translation>
    </message>
    <message>
        <source>Open a config.json, a GGUF file or a preset.</source>
        <translation>请打开 config.json、GGUF 文件或预设。</translation>
    </message>
    <message>
        <source>… and %1 more; see a larger picture or ropescope inspect</source>
        <translation>……另有 %1 条；见更大的图或 ropescope inspect</translation>
    </message>
    <message>
        <source>position [token], logarithmic</source>
        <translation>位置 [token]，对数</translation>
    </message>
    <message>
        <source>largest angle error [rad]</source>
        <translation>最大角度误差 [rad]</translation>
    </message>
    <message>
        <source>change of the score</source>
        <translation>得分的变化</translation>
    </message>
    <message>
        <source>If software misreads the config</source>
        <translation>如果软件误读配置</translation>
    </message>
    <message>
        <source>no misreading is known</source>
        <translation>没有已知的误读</translation>
    </message>
    <message>
        <source>largest angle error</source>
        <translation>最大角度误差</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>四分之一圈</translation>
    </message>
    <message>
        <source>settings of the file · click to copy</source>
        <translation>文件的设置 · 点击复制</translation>
    </message>
    <message>
        <source>%1, settings of the window · click to copy</source>
        <translation>%1，窗口的设置 · 点击复制</translation>
    </message>
    <message>
        <source>For inference engines</source>
        <translation>推理引擎设置</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>%1: error %2 rad, score %3 instead of %4</source>
        <translation>%1：误差 %2 rad，得分 %3 而非 %4</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>pairing</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>trained length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>attention factor</source>
        <translation>注意力因子</translation>
    </message>
    <message>
        <source>softmax factor</source>
        <translation>softmax 因子</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>维度对数</translation>
    </message>
    <message>
        <source>wavelengths</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no numbers</source>
        <translation>没有数值</translation>
    </message>
    <message>
        <source>%1 on cos and sin</source>
        <translation>%1，乘在 cos 和 sin 上</translation>
    </message>
    <message>
        <source>%1 to %2 tokens</source>
        <translation>%1 到 %2 个 token</translation>
    </message>
    <message>
        <source>%1 numbers, %2 to %3</source>
        <translation>%1 个数，%2 到 %3</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>文件中没有</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>算得</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导得出</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>ignores the scaling</source>
        <translation>忽略缩放</translation>
    </message>
    <message>
        <source>uses base 10 000</source>
        <translation>误用底数 10 000</translation>
    </message>
    <message>
        <source>uses the context length as L</source>
        <translation>误把上下文长度当作训练长度 L</translation>
    </message>
    <message>
        <source>uses vLLM&apos;s dynamic NTK</source>
        <translation>使用 vLLM 的动态 NTK</translation>
    </message>
    <message>
        <source>rounds the ends of YaRN&apos;s ramp</source>
        <translation>把 YaRN 斜坡的两端取整</translation>
    </message>
    <message>
        <source>multiplies by attn_factor</source>
        <translation>乘上 attn_factor</translation>
    </message>
    <message>
        <source>does not change the softmax scale</source>
        <translation>不修改 softmax 缩放</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>全部 %1 层</translation>
    </message>
    <message>
        <source>%1 · %2 layers</source>
        <translation>%1 · %2 层</translation>
    </message>
    <message>
        <source>no rotation</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>base %1 · %2 · %3 of %4 coordinates rotate</source>
        <translation>底数 %1 · %2 · %4 个坐标中旋转 %3 个</translation>
    </message>
    <message>
        <source>the angles are nearly the same</source>
        <translation>角度几乎相同</translation>
    </message>
    <message>
        <source>pair %1 is off by more than 90° from position %2</source>
        <translation>第 %1 对从位置 %2 起偏差超过 90°</translation>
    </message>
    <message>
        <source>the angles are the same</source>
        <translation>角度相同</translation>
    </message>
    <message>
        <source>%1: %2; at distance %3 the score of q = k = 1 is %4 instead of %5</source>
        <translation>%1：%2；距离 %3 处 q = k = 1 的得分是 %4 而非 %5</translation>
    </message>
    <message>
        <source>the only layer</source>
        <translation>唯一的一层</translation>
    </message>
</context>
<context>
    <name>NumberControls</name>
    <message>
        <source>Head dimension d</source>
        <translation>头维度 d</translation>
    </message>
    <message>
        <source>Coordinates of one attention head. Two coordinates that rotate together are a pair.</source>
        <translation>一个注意力头的坐标数。一起旋转的两个坐标构成一个维度对。</translation>
    </message>
    <message>
        <source>Base b (rope_theta)</source>
        <translation>底数 b（rope_theta）</translation>
    </message>
    <message>
        <source>rope_theta: pair i rotates by base^(−2i/r) rad per token. A larger base decreases the low frequencies most.</source>
        <translation>rope_theta：第 i 对每个 token 转 base^(−2i/r) rad。底数越大，低频维度对的频率下降越多。</translation>
    </message>
    <message>
        <source>The inverse frequencies are given explicitly, so the base has no effect.</source>
        <translation>频率已显式给定，底数不起作用。</translation>
    </message>
    <message>
        <source>Rotary fraction</source>
        <translation>旋转维度占比</translation>
    </message>
    <message>
        <source>Fraction of the coordinates that rotate. The others do not depend on the position.</source>
        <translation>旋转的坐标所占比例。其余坐标与位置无关。</translation>
    </message>
    <message>
        <source>The inverse frequencies are given explicitly; their number determines the rotary dimension.</source>
        <translation>频率已显式给定；其个数决定旋转维度。</translation>
    </message>
    <message>
        <source>Trained length L</source>
        <translation>训练长度 L</translation>
    </message>
    <message>
        <source>Context length of the training [token]. Angles reached only beyond it did not occur in training.</source>
        <translation>训练时的上下文长度 [token]。只有超过它才出现的角度在训练中未出现过。</translation>
    </message>
    <message>
        <source>Target length L′</source>
        <translation>目标长度 L′</translation>
    </message>
    <message>
        <source>Context length to use [token]. Does not change the factors of the methods.</source>
        <translation>要使用的上下文长度 [token]。不改变各方法的缩放倍数。</translation>
    </message>
    <message>
        <source>Current length</source>
        <translation>当前长度</translation>
    </message>
    <message>
        <source>Number of tokens processed so far [token]. Dynamic methods depend on it; LongRoPE switches its factors at L. Empty: the methods behave as within L.</source>
        <translation>目前已处理的 token 数 [token]。动态方法依赖它；LongRoPE 在 L 处切换。留空：按 L 以内处理。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>None of the methods depends on the current length.</source>
        <translation>列表中的方法都不依赖当前长度。</translation>
    </message>
    <message>
        <source>query m</source>
        <translation>查询 m</translation>
    </message>
    <message>
        <source>Position of the query [token].</source>
        <translation>查询的位置 [token]。</translation>
    </message>
    <message>
        <source>key n</source>
        <translation>键 n</translation>
    </message>
    <message>
        <source>Position of the key [token].</source>
        <translation>键的位置 [token]。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers on every machine.</source>
        <translation>种子相同，任何机器上的随机数都相同。</translation>
    </message>
    <message>
        <source>This source uses no random numbers.</source>
        <translation>该来源不使用随机数。</translation>
    </message>
</context>
<context>
    <name>PairAxis</name>
    <message>
        <source>pair i</source>
        <translation>维度对 i</translation>
    </message>
</context>
<context>
    <name>ParameterEffect</name>
    <message>
        <source>No effect with the current settings.</source>
        <translation>在当前设置下不起作用。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>PhasorsPicture</name>
    <message>
        <source>Phasors</source>
        <translation>相量</translation>
    </message>
    <message>
        <source>hⱼ·exp(i(m − n)θⱼ) of every pair j, added up, at distance %1</source>
        <translation>每个维度对 j 的 hⱼ·exp(i(m − n)θⱼ) 依次相加，距离 %1</translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation>q·k = %1</translation>
    </message>
    <message>
        <source>Each pair contributes a phasor of constant length whose angle depends on the distance; the score is the real part of their sum. At short distances the phasors have the same direction, at long distances all directions.</source>
        <translation>每个维度对贡献一个长度固定、角度随距离变化的相量；它们之和的实部就是得分。距离近时方向相同，距离远时各指一方。</translation>
    </message>
    <message>
        <source>real part: the score without 1/√d</source>
        <translation>实部：未除以 √d 的得分</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>contribution to q·k</source>
        <translation>对 q·k 的贡献</translation>
    </message>
    <message>
        <source>|Sⱼ|</source>
        <translation>|Sⱼ|</translation>
    </message>
    <message>
        <source>Sum of the phasors: its real part is the score</source>
        <translation>相量之和：其实部就是得分</translation>
    </message>
    <message>
        <source>The score is the real part of the sum plus %1 from coordinates that do not rotate</source>
        <translation>得分是相量之和的实部加上不旋转坐标的 %1</translation>
    </message>
    <message>
        <source>Contribution of each pair; negative ones reduce the score</source>
        <translation>每个维度对的贡献；负值减小得分</translation>
    </message>
    <message>
        <source>Partial sums of unit phasors, mean %1: the sum is at most max|Δh| · Σ|Sⱼ| = %2 (Abel)</source>
        <translation>单位相量的部分和，平均 %1：相量之和不超过 max|Δh| · Σ|Sⱼ| = %2（Abel）</translation>
    </message>
    <message>
        <source>pair %1 · contribution %2 · partial sum (%3, %4) · |S| %5</source>
        <translation>第 %1 对 · 贡献 %2 · 部分和 (%3, %4) · |S| %5</translation>
    </message>
    <message>
        <source>Partial sums, mean %1; Abel bound %2</source>
        <translation>部分和，平均 %1；Abel 界 %2</translation>
    </message>
</context>
<context>
    <name>PrecisionPicture</name>
    <message>
        <source>Number formats</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>cos and sin tables</source>
        <translation>cos 与 sin 表</translation>
    </message>
    <message>
        <source>products</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>nothing is rounded: no rounding stage is selected</source>
        <translation>没有任何舍入：未选择舍入环节</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rotations distinct</source>
        <translation>%1：%3 个旋转中 %2 个可区分</translation>
    </message>
    <message>
        <source>The score is unchanged by a common shift only if m·θ is exact. bfloat16 represents all integers up to 256 and float16 up to 2048, so libraries compute positions and angles in float32.</source>
        <translation>只有 m·θ 精确时，得分才不随共同平移变化。bfloat16 只能精确表示 256 以内的所有整数，float16 为 2048，因此各种库用 float32 计算位置和角度。</translation>
    </message>
    <message>
        <source>common shift s [token], logarithmic</source>
        <translation>共同平移 s [token]，对数刻度</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>q·k / √d</source>
        <translation>q·k / √d</translation>
    </message>
    <message>
        <source>error of %1</source>
        <translation>%1 的误差</translation>
    </message>
    <message>
        <source>length N [token], logarithmic</source>
        <translation>长度 N [token]，对数刻度</translation>
    </message>
    <message>
        <source>distinct positions</source>
        <translation>可区分的位置</translation>
    </message>
    <message>
        <source>The number of distinct positions requires a target length L′ of at least 2 tokens.</source>
        <translation>可区分位置数要求目标长度 L′ 至少为 2 个 token。</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>平移 %1</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>%1: %2 distinct positions, %3 distinct rotations</source>
        <translation>%1：可区分的位置 %2 个，旋转 %3 个</translation>
    </message>
    <message>
        <source>%1: %2, error %3</source>
        <translation>%1：%2，误差 %3</translation>
    </message>
    <message>
        <source>%1: overflow</source>
        <translation>%1：溢出</translation>
    </message>
    <message>
        <source>rounded: %1 · distance m − n = %2</source>
        <translation>舍入：%1 · 距离 m − n = %2</translation>
    </message>
    <message>
        <source>Largest error up to s · faint: error at s · dashed: the score, %1</source>
        <translation>平移至 s 的最大误差 · 浅色：s 处的误差 · 虚线：得分 %1</translation>
    </message>
    <message>
        <source>Positions whose cos and sin differ from those of the previous one · faint: positions themselves</source>
        <translation>cos 与 sin 不同于前一位置的位置 · 浅色：仅看位置</translation>
    </message>
    <message>
        <source>%1 · positions counted up to %2, not L′</source>
        <translation>%1 · 位置只数到 %2，未到 L′</translation>
    </message>
</context>
<context>
    <name>RotationsPicture</name>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 对</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 对</translation>
    </message>
    <message>
        <source>%1 · q at m = %2, k at n = %3 · ring: trained angles, red dashes: outside at L′</source>
        <translation>%1 · q 在 m = %2，k 在 n = %3 · 圆环：训练角度范围，红色虚线：L′ 处超出的角度</translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation>q·k = %1</translation>
    </message>
    <message>
        <source>Pair i rotates by m·θᵢ. High-frequency pairs resolve adjacent tokens; low-frequency pairs resolve long distances and can leave the trained range.</source>
        <translation>第 i 对旋转 m·θᵢ。高频维度对区分相邻 token；低频维度对区分远近，并可能超出训练范围。</translation>
    </message>
    <message>
        <source>one pair in %1 is shown</source>
        <translation>每 %1 对显示一对</translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m</source>
        <translation>第 %1 对 · θ = %2 rad/token · 波长 %3 个 token · 在 m 处 %4 圈</translation>
    </message>
</context>
<context>
    <name>StateChange</name>
    <message>
        <source>change of base</source>
        <translation>更改底数</translation>
    </message>
    <message>
        <source>change of head dimension</source>
        <translation>更改头维度</translation>
    </message>
    <message>
        <source>change of rotary fraction</source>
        <translation>更改旋转维度占比</translation>
    </message>
    <message>
        <source>change of pairing</source>
        <translation>更改配对方式</translation>
    </message>
    <message>
        <source>change of trained length</source>
        <translation>更改训练长度</translation>
    </message>
    <message>
        <source>change of target length</source>
        <translation>更改目标长度</translation>
    </message>
    <message>
        <source>change of current length</source>
        <translation>更改当前长度</translation>
    </message>
    <message>
        <source>method added</source>
        <translation>添加方法</translation>
    </message>
    <message>
        <source>method removed</source>
        <translation>移除方法</translation>
    </message>
    <message>
        <source>method shown</source>
        <translation>显示方法</translation>
    </message>
    <message>
        <source>method hidden</source>
        <translation>隐藏方法</translation>
    </message>
    <message>
        <source>choice of active method</source>
        <translation>选择当前方法</translation>
    </message>
    <message>
        <source>change of parameter</source>
        <translation>更改参数</translation>
    </message>
    <message>
        <source>change of factors</source>
        <translation>更改缩放倍数</translation>
    </message>
    <message>
        <source>change of positions</source>
        <translation>更改位置</translation>
    </message>
    <message>
        <source>choice of pair</source>
        <translation>选择维度对</translation>
    </message>
    <message>
        <source>change of query and key</source>
        <translation>更改查询和键</translation>
    </message>
    <message>
        <source>change of seed</source>
        <translation>更改种子</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>change of number format</source>
        <translation>更改数值格式</translation>
    </message>
    <message>
        <source>choice of layers</source>
        <translation>选择层</translation>
    </message>
    <message>
        <source>vectors from a file</source>
        <translation>来自文件的向量</translation>
    </message>
    <message>
        <source>change of query scale</source>
        <translation>更改查询缩放</translation>
    </message>
    <message>
        <source>drag of a vector</source>
        <translation>拖动向量</translation>
    </message>
</context>
<context>
    <name>VectorFile</name>
    <message>
        <source>cannot be read as rows: %1</source>
        <translation>不能按行读取：%1</translation>
    </message>
    <message>
        <source>contains no numbers</source>
        <translation>没有数值</translation>
    </message>
    <message>
        <source>%1 numbers per row; the head dimension is %2</source>
        <translation>每行 %1 个数；头维度是 %2</translation>
    </message>
</context>
<context>
    <name>ViewNames</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
</context>
<context>
    <name>ViewRegistry</name>
    <message>
        <source>Rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Invariance</source>
        <translation>不变性</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Phasors</source>
        <translation>相量</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save session…</source>
        <translation>保存会话(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export image…</source>
        <translation>导出图像(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;view</source>
        <translation>导出视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>复制图像(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>复制数据(&amp;N)</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>视图(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation>控制面板(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>说明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>One token &amp;forward</source>
        <translation>前进一个 token(&amp;F)</translation>
    </message>
    <message>
        <source>One token &amp;back</source>
        <translation>后退一个 token(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Projector mode</source>
        <translation>投影模式(&amp;P)</translation>
    </message>
    <message>
        <source>Switch light/dark</source>
        <translation>切换浅色/深色</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About RopeScope</source>
        <translation>关于 RopeScope(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>no scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>The frequencies of the training. Beyond the trained length the low-frequency pairs leave the trained range.</source>
        <translation>训练时的频率。超过训练长度后低频维度对会超出训练范围。</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性内插</translation>
    </message>
    <message>
        <source>All frequencies are divided by s, so that all angles stay in the trained range; adjacent tokens become harder to tell apart.</source>
        <translation>所有频率除以 s，使所有角度都在训练范围内；相邻 token 变得更难区分。</translation>
    </message>
    <message>
        <source>divisor of every position</source>
        <translation>每个位置的除数</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK-aware</translation>
    </message>
    <message>
        <source>A larger base: the frequency of pair i is divided by s^(2i/(r-2)), that of the last pair exactly by s, that of the first not at all.</source>
        <translation>更大的底数：第 i 对的频率除以 s^(2i/(r-2))，最后一对恰好除以 s，第 0 对不变。</translation>
    </message>
    <message>
        <source>divisor of the last frequency; the first is unchanged</source>
        <translation>最后一对频率的除数；第 0 对不变</translation>
    </message>
    <message>
        <source>NTK alpha</source>
        <translation>NTK alpha</translation>
    </message>
    <message>
        <source>The NTK-aware base with a constant alpha; in files, type dynamic with alpha instead of factor.</source>
        <translation>使用常数 alpha 的 NTK-aware 底数；在文件中写作 dynamic 类型，用 alpha 代替 factor。</translation>
    </message>
    <message>
        <source>divisor of the last frequency</source>
        <translation>最后一对频率的除数</translation>
    </message>
    <message>
        <source>NTK fixed</source>
        <translation>NTK fixed</translation>
    </message>
    <message>
        <source>The frequency of pair i is divided by s^(2(i+1)/r): like NTK-aware, but the first pair is scaled as well.</source>
        <translation>第 i 对的频率除以 s^(2(i+1)/r)：类似 NTK-aware，但第 0 对也被缩放。</translation>
    </message>
    <message>
        <source>NTK mixed</source>
        <translation>NTK mixed</translation>
    </message>
    <message>
        <source>Between linear and NTK fixed: an exponent determines how the scaling increases with the pair.</source>
        <translation>介于线性内插和 NTK fixed 之间：指数决定缩放如何逐对增大。</translation>
    </message>
    <message>
        <source>0: all pairs are scaled equally; 1: NTK fixed</source>
        <translation>0：所有维度对同等缩放；1：NTK fixed</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>A larger base, chosen so that the pair that completes one revolution within L completes one within L&apos;.</source>
        <translation>更大的底数，使得在 L 内转一圈的维度对在 L&apos; 内恰好转一圈。</translation>
    </message>
    <message>
        <source>L&apos;/L; default: max_position_embeddings / L</source>
        <translation>L&apos;/L；默认：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>NTK-aware with a factor that increases with the current length; no effect up to the trained length.</source>
        <translation>缩放倍数随当前长度增长的 NTK-aware；在训练长度以内没有变化。</translation>
    </message>
    <message>
        <source>strength: beyond L the base is multiplied by (s n/L - (s - 1))^(r/(r-2)), with the current length n</source>
        <translation>强度：超过 L 后底数乘以 (s n/L - (s - 1))^(r/(r-2))，n 为当前长度</translation>
    </message>
    <message>
        <source>dynamic NTK (vLLM)</source>
        <translation>动态 NTK（vLLM）</translation>
    </message>
    <message>
        <source>The base of dynamic NTK for the longest length, used at every length.</source>
        <translation>任何长度都使用动态 NTK 在最大长度时的底数。</translation>
    </message>
    <message>
        <source>the base is computed for the length s L</source>
        <translation>按长度 s L 计算底数</translation>
    </message>
    <message>
        <source>dynamic NTK (Qwen)</source>
        <translation>动态 NTK（Qwen）</translation>
    </message>
    <message>
        <source>NTK-aware with a factor that increases in steps, at each doubling beyond the trained length.</source>
        <translation>超过训练长度后每翻一倍，缩放倍数升一级的 NTK-aware。</translation>
    </message>
    <message>
        <source>dynamic linear</source>
        <translation>动态线性</translation>
    </message>
    <message>
        <source>Beyond the trained length, positions are scaled linearly to the trained range; no effect before.</source>
        <translation>超过训练长度后把位置线性缩放到训练范围内；在此之前没有变化。</translation>
    </message>
    <message>
        <source>NTK-by-parts</source>
        <translation>NTK-by-parts</translation>
    </message>
    <message>
        <source>The frequencies of YaRN without its attention factor.</source>
        <translation>YaRN 的频率，但不含注意力因子。</translation>
    </message>
    <message>
        <source>divisor of the low frequencies; default: max_position_embeddings / L</source>
        <translation>低频的除数；默认：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>pairs with more revolutions than this within L are unscaled</source>
        <translation>在 L 内圈数超过它的维度对不缩放</translation>
    </message>
    <message>
        <source>revolutions</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>pairs with fewer revolutions than this within L are interpolated</source>
        <translation>在 L 内圈数少于它的维度对完全内插</translation>
    </message>
    <message>
        <source>NTK-by-parts (original)</source>
        <translation>NTK-by-parts（原始）</translation>
    </message>
    <message>
        <source>Unscaled, NTK-aware and linear frequencies, blended by two ramps over the pairs.</source>
        <translation>用两个斜坡函数混合未缩放、NTK-aware 和线性三种频率。</translation>
    </message>
    <message>
        <source>divisor of the low frequencies</source>
        <translation>低频的除数</translation>
    </message>
    <message>
        <source>weight of the NTK-aware frequencies</source>
        <translation>NTK-aware 频率的权重</translation>
    </message>
    <message>
        <source>weight of the unscaled frequencies</source>
        <translation>未缩放频率的权重</translation>
    </message>
    <message>
        <source>dynamic NTK-by-parts</source>
        <translation>动态 NTK-by-parts</translation>
    </message>
    <message>
        <source>The original NTK-by-parts with a factor that increases with the current length; no effect up to the trained length.</source>
        <translation>缩放倍数随当前长度增长的原始 NTK-by-parts；在训练长度以内没有变化。</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>High-frequency pairs are unscaled, low-frequency pairs are divided by s, pairs between are blended; logits are multiplied by A squared.</source>
        <translation>高频维度对不缩放，低频维度对除以 s，中间的过渡；logit 乘以 A 的平方。</translation>
    </message>
    <message>
        <source>A on cos and sin; default: 0.1 ln(factor) + 1</source>
        <translation>乘到 cos 和 sin 上的 A；默认：0.1 ln(factor) + 1</translation>
    </message>
    <message>
        <source>numerator of A, only together with mscale_all_dim</source>
        <translation>A 的分子，须与 mscale_all_dim 同时给出</translation>
    </message>
    <message>
        <source>denominator of A, and the DeepSeek softmax factor</source>
        <translation>A 的分母，也决定 DeepSeek 的 softmax 因子</translation>
    </message>
    <message>
        <source>round the ends of the ramp to whole pairs</source>
        <translation>把斜坡函数两端取整到整数对</translation>
    </message>
    <message>
        <source>YaRN (vLLM)</source>
        <translation>YaRN（vLLM）</translation>
    </message>
    <message>
        <source>YaRN with the keys of vLLM: attn_factor multiplies the attention factor; attention_factor and mscale are ignored.</source>
        <translation>按 vLLM 的键解读的 YaRN：attn_factor 乘到注意力因子上，忽略 attention_factor 和 mscale。</translation>
    </message>
    <message>
        <source>multiplies the unscaled fraction of each pair</source>
        <translation>乘到每个维度对未缩放的份额上</translation>
    </message>
    <message>
        <source>multiplies the attention factor 0.1 ln(factor) + 1</source>
        <translation>乘到注意力因子 0.1 ln(factor) + 1 上</translation>
    </message>
    <message>
        <source>false: attn_factor alone</source>
        <translation>false：只用 attn_factor</translation>
    </message>
    <message>
        <source>YaRN (paper&apos;s ramp)</source>
        <translation>YaRN（论文的斜坡函数）</translation>
    </message>
    <message>
        <source>YaRN as in the text of the paper: the ramp is linear in the number of revolutions, not in the pair index.</source>
        <translation>按论文正文的 YaRN：斜坡函数对圈数线性，而不是对维度对序号线性。</translation>
    </message>
    <message>
        <source>YaRN (DeepSeek in vLLM)</source>
        <translation>YaRN（vLLM 中的 DeepSeek）</translation>
    </message>
    <message>
        <source>YaRN with A = M(mscale)/M(mscale_all_dim) even if only one of the two is given.</source>
        <translation>即使只给出其中一个，也取 A = M(mscale)/M(mscale_all_dim) 的 YaRN。</translation>
    </message>
    <message>
        <source>numerator of A</source>
        <translation>A 的分子</translation>
    </message>
    <message>
        <source>denominator of A, and the softmax factor</source>
        <translation>A 的分母，也决定 softmax 因子</translation>
    </message>
    <message>
        <source>YaRN (DeepSeek&apos;s code)</source>
        <translation>YaRN（DeepSeek 代码）</translation>
    </message>
    <message>
        <source>The frequencies of YaRN if the context exceeds L; cos and sin are not scaled, the softmax scale is.</source>
        <translation>上下文超过 L 时使用 YaRN 的频率；cos 和 sin 不缩放，softmax 的尺度被缩放。</translation>
    </message>
    <message>
        <source>softmax factor (0.1 mscale ln(factor) + 1)^2</source>
        <translation>softmax 因子 (0.1 mscale ln(factor) + 1)^2</translation>
    </message>
    <message>
        <source>YaRN (TeleChat3)</source>
        <translation>YaRN（TeleChat3）</translation>
    </message>
    <message>
        <source>YaRN with attention factor 0.07 ln s + 1 and s = max_position_embeddings / L.</source>
        <translation>注意力因子为 0.07 ln s + 1 的 YaRN，s = max_position_embeddings / L。</translation>
    </message>
    <message>
        <source>dynamic YaRN</source>
        <translation>动态 YaRN</translation>
    </message>
    <message>
        <source>YaRN with a factor that increases with the current length, for frequencies and attention factor.</source>
        <translation>缩放倍数随当前长度增长的 YaRN，频率与注意力因子都随之变化。</translation>
    </message>
    <message>
        <source>start at max_position_embeddings / L instead of 1</source>
        <translation>从 max_position_embeddings / L 而不是 1 开始</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Each pair has its own divisor, found by search: one list up to the trained length, another beyond it.</source>
        <translation>每个维度对有各自的、由搜索得到的除数：训练长度以内一组，超出后另一组。</translation>
    </message>
    <message>
        <source>divisor of each pair up to L</source>
        <translation>L 以内每个维度对的除数</translation>
    </message>
    <message>
        <source>divisor of each pair beyond L</source>
        <translation>超过 L 后每个维度对的除数</translation>
    </message>
    <message>
        <source>only for A; default: max_position_embeddings / L</source>
        <translation>仅用于 A；默认：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>A on cos and sin; default: sqrt(1 + ln(factor) / ln(L))</source>
        <translation>乘到 cos 和 sin 上的 A；默认：sqrt(1 + ln(factor) / ln(L))</translation>
    </message>
    <message>
        <source>dynamic LongRoPE</source>
        <translation>动态 LongRoPE</translation>
    </message>
    <message>
        <source>LongRoPE with divisors that increase from 1 to the given ones with the current length.</source>
        <translation>除数随当前长度从 1 增长到给定值的 LongRoPE。</translation>
    </message>
    <message>
        <source>L&apos;/L at which the given divisors are reached; default: max_position_embeddings / L</source>
        <translation>达到给定除数时的 L&apos;/L；默认：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Pairs with short wavelengths are unscaled, those with long wavelengths are divided by s; between them the ramp is linear in the number of revolutions.</source>
        <translation>短波长的维度对不缩放，长波长的除以 s，中间按圈数线性过渡。</translation>
    </message>
    <message>
        <source>pairs with fewer revolutions than this within L are divided by the factor</source>
        <translation>在 L 内圈数少于它的维度对除以缩放倍数</translation>
    </message>
    <message>
        <source>p-RoPE</source>
        <translation>p-RoPE</translation>
    </message>
    <message>
        <source>Only the pairs with the highest frequencies rotate; the others do not depend on the position.</source>
        <translation>只有频率最高的一部分维度对旋转；其余与位置无关。</translation>
    </message>
    <message>
        <source>fraction of the pairs that rotate</source>
        <translation>旋转的维度对所占比例</translation>
    </message>
    <message>
        <source>divisor of the frequencies of these pairs</source>
        <translation>这些维度对频率的除数</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>Low frequencies are scaled by a power of the pair index, or replaced by one constant frequency and then by 0.</source>
        <translation>低频按维度对序号的幂缩放，或先换成一个常数频率再换成 0。</translation>
    </message>
    <message>
        <source>divisor of every position, applied first</source>
        <translation>首先应用的位置除数</translation>
    </message>
    <message>
        <source>exponent k of the power basis</source>
        <translation>幂基的指数 k</translation>
    </message>
    <message>
        <source>length T of the truncated basis; 0: no truncation</source>
        <translation>截断基的长度 T；0：不截断</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation>Resonance</translation>
    </message>
    <message>
        <source>Every wavelength is rounded to whole tokens, so that the angles of each pair repeat exactly.</source>
        <translation>每个波长都取整为整数个 token，使每个维度对的角度精确重复。</translation>
    </message>
    <message>
        <source>Resonance YaRN</source>
        <translation>Resonance YaRN</translation>
    </message>
    <message>
        <source>YaRN first, then every wavelength rounded to whole tokens.</source>
        <translation>先用 YaRN，再把每个波长取整为整数个 token。</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>The rope operator with its own parameters: freq_scale, ext_factor, attn_factor, betas and divisors per pair.</source>
        <translation>rope 算子及其自身的参数：freq_scale、ext_factor、attn_factor、各 beta 和每个维度对的除数。</translation>
    </message>
    <message>
        <source>1/factor: multiplies every angle</source>
        <translation>1/factor：乘到每个角度上</translation>
    </message>
    <message>
        <source>0: linear; 1: the ramp of YaRN; between: blended</source>
        <translation>0：线性；1：YaRN 的斜坡函数；中间：混合</translation>
    </message>
    <message>
        <source>A, before the factor 1 + 0.1 ln(1/freq_scale) of the operator</source>
        <translation>A，在算子的因子 1 + 0.1 ln(1/freq_scale) 之前</translation>
    </message>
    <message>
        <source>divisor of each pair (rope_freqs)</source>
        <translation>每个维度对的除数（rope_freqs）</translation>
    </message>
    <message>
        <source>ReRoPE</source>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>Distances are limited to w: min(distance, w).</source>
        <translation>距离以 w 为上限：min(距离, w)。</translation>
    </message>
    <message>
        <source>w: distances below it are unchanged</source>
        <translation>w：小于它的距离保持不变</translation>
    </message>
    <message>
        <source>Leaky ReRoPE</source>
        <translation>Leaky ReRoPE</translation>
    </message>
    <message>
        <source>Distances beyond w are compressed by k: w + (distance - w)/k.</source>
        <translation>超过 w 的距离按 k 压缩：w + (距离 - w)/k。</translation>
    </message>
    <message>
        <source>k: divisor of the distance beyond the window</source>
        <translation>k：超出窗口部分的距离的除数</translation>
    </message>
    <message>
        <source>Self-Extend</source>
        <translation>Self-Extend</translation>
    </message>
    <message>
        <source>Distances beyond w are grouped: floor(m/G) + w - w/G - floor(n/G).</source>
        <translation>超过 w 的距离按组计算：floor(m/G) + w - w/G - floor(n/G)。</translation>
    </message>
    <message>
        <source>G: for keys beyond the window, positions are divided by it and rounded down</source>
        <translation>G：对窗口之外的键，位置除以它并向下取整</translation>
    </message>
    <message>
        <source>dual chunk attention</source>
        <translation>双块注意力</translation>
    </message>
    <message>
        <source>Distances inside a chunk and to the previous one are unchanged; longer ones are replaced by the maximum.</source>
        <translation>块内以及到前一块的距离不变；更远的换成最大距离。</translation>
    </message>
    <message>
        <source>C: maximum distance</source>
        <translation>C：最大距离</translation>
    </message>
    <message>
        <source>l: tokens of the previous chunk with unchanged distances; a chunk has C - l tokens</source>
        <translation>l：前一块中距离不变的 token 数；每块有 C - l 个 token</translation>
    </message>
    <message>
        <source>STRING</source>
        <translation>STRING</translation>
    </message>
    <message>
        <source>Distances from S on are shifted down to W, so that frequent short distances are reused.</source>
        <translation>从 S 起的距离下移到 W，使训练充分的短距离得到重用。</translation>
    </message>
    <message>
        <source>S: distances from S on are reduced by S; a third of L</source>
        <translation>S：从 S 起的距离减去 S；通常为 L 的三分之一</translation>
    </message>
    <message>
        <source>W: the distance that replaces S</source>
        <translation>W：代替 S 的距离</translation>
    </message>
    <message>
        <source>LM-Infinite</source>
        <translation>LM-Infinite</translation>
    </message>
    <message>
        <source>Distances are limited to L, and only the first G and the last L keys are unmasked.</source>
        <translation>距离以 L 为上限，并且只有最前 G 个和最近 L 个键未遮蔽。</translation>
    </message>
    <message>
        <source>G: first tokens, unmasked for every query</source>
        <translation>G：对每个查询都未遮蔽的最前 token 数</translation>
    </message>
    <message>
        <source>L: last tokens that are unmasked, and the maximum distance</source>
        <translation>L：未遮蔽的最近 token 数，也是最大距离</translation>
    </message>
    <message>
        <source>StreamingLLM</source>
        <translation>StreamingLLM</translation>
    </message>
    <message>
        <source>Distances are indices in a cache of the first tokens and a recent window; other keys are masked.</source>
        <translation>距离是缓存中的下标之差，缓存只含最前的 token 和最近的窗口；其他键被遮蔽。</translation>
    </message>
    <message>
        <source>sink tokens: first tokens that stay in the cache</source>
        <translation>汇聚 token：留在缓存中的最前 token 数</translation>
    </message>
    <message>
        <source>last tokens that stay in the cache</source>
        <translation>留在缓存中的最近 token 数</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>位置偏移</translation>
    </message>
    <message>
        <source>Constants added to query and key positions; equal constants have no effect.</source>
        <translation>给查询和键的位置各加一个常数；两者相等则没有影响。</translation>
    </message>
    <message>
        <source>added to every query&apos;s position</source>
        <translation>加到每个查询的位置上</translation>
    </message>
    <message>
        <source>added to every key&apos;s position</source>
        <translation>加到每个键的位置上</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Another base: low frequencies change most, the first pair is unchanged.</source>
        <translation>更换底数：低频变化最大，第 0 对不变。</translation>
    </message>
    <message>
        <source>the base that replaces rope_theta</source>
        <translation>代替 rope_theta 的底数</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>No rotation: the scores of these layers do not depend on the position; other layers of the model rotate.</source>
        <translation>不旋转：这些层的得分与位置无关；模型的其他层会旋转。</translation>
    </message>
    <message>
        <source>M-RoPE</source>
        <translation>M-RoPE</translation>
    </message>
    <message>
        <source>The first pairs use time, the next height, the last width. Text has the same position on each axis; images have frames, rows and columns.</source>
        <translation>前面的维度对使用时间，随后的使用高度，最后的使用宽度。文本在各轴上位置相同；图像则是帧、行和列。</translation>
    </message>
    <message>
        <source>interleaved M-RoPE</source>
        <translation>交错 M-RoPE</translation>
    </message>
    <message>
        <source>Pairs alternate between time, height and width, so that each axis has high and low frequencies.</source>
        <translation>各维度对在时间、高度和宽度之间交替，使每个轴都有高频和低频。</translation>
    </message>
    <message>
        <source>Ernie 4.5 VL M-RoPE</source>
        <translation>Ernie 4.5 VL M-RoPE</translation>
    </message>
    <message>
        <source>High-frequency pairs alternate between height and width; low-frequency pairs use time.</source>
        <translation>高频维度对在高度与宽度之间交替；低频维度对使用时间。</translation>
    </message>
    <message>
        <source>openPangu M-RoPE</source>
        <translation>openPangu M-RoPE</translation>
    </message>
    <message>
        <source>Each pair is assigned to the axis with the smallest fraction so far, the last one to time.</source>
        <translation>每个维度对分配给目前份额最小的轴，最后一个分配给时间。</translation>
    </message>
    <message>
        <source>XDRoPE</source>
        <translation>XDRoPE</translation>
    </message>
    <message>
        <source>Sequence, width, height and time have a quarter of the pairs each; the rows of an image are counted from 0.</source>
        <translation>序列、宽度、高度和时间各占四分之一的维度对；图像的行从 0 计起。</translation>
    </message>
    <message>
        <source>2-D RoPE (Qwen2-VL)</source>
        <translation>二维 RoPE（Qwen2-VL）</translation>
    </message>
    <message>
        <source>Vision encoder: the first half of the pairs uses the row of a patch, the second half its column.</source>
        <translation>视觉编码器：前一半维度对使用图像块的行，后一半使用其列。</translation>
    </message>
    <message>
        <source>2-D RoPE (Pixtral)</source>
        <translation>二维 RoPE（Pixtral）</translation>
    </message>
    <message>
        <source>Vision encoder: even pairs use the row of a patch, odd pairs its column.</source>
        <translation>视觉编码器：偶数对使用图像块的行，奇数对使用其列。</translation>
    </message>
    <message>
        <source>2-D RoPE (Llama 4)</source>
        <translation>二维 RoPE（Llama 4）</translation>
    </message>
    <message>
        <source>Vision encoder: columns, then rows, counted from 1; pairs are interleaved; the class token is not rotated.</source>
        <translation>视觉编码器：先列后行，从 1 计起；维度对交错排列；类别 token 不旋转。</translation>
    </message>
    <message>
        <source>first token of the image in the example; text precedes and follows it</source>
        <translation>示例中图像的第一个 token；其前后都是文本</translation>
    </message>
    <message>
        <source>patches per side of the block that forms one token</source>
        <translation>构成一个 token 的方块每边的图像块数</translation>
    </message>
    <message>
        <source>pairs for time, height and width; default: 1/4, 3/8, 3/8</source>
        <translation>时间、高度、宽度的维度对数；默认：1/4、3/8、3/8</translation>
    </message>
    <message>
        <source>frames, rows and columns of the image; default: 1, 32, 32</source>
        <translation>图像的帧数、行数和列数；默认：1, 32, 32</translation>
    </message>
    <message>
        <source>pairs for time, height and width; default: 3/8, 5/16, 5/16</source>
        <translation>时间、高度、宽度的维度对数；默认：3/8、5/16、5/16</translation>
    </message>
    <message>
        <source>pairs for height, width and time; default: 11/32, 11/32, 5/16</source>
        <translation>高度、宽度、时间的维度对数；默认：11/32、11/32、5/16</translation>
    </message>
    <message>
        <source>pairs for time, height and width; default: a third each</source>
        <translation>时间、高度、宽度的维度对数；默认：各三分之一</translation>
    </message>
    <message>
        <source>pairs for sequence, width, height and time; default: a quarter each</source>
        <translation>序列、宽度、高度、时间的维度对数；默认：各四分之一</translation>
    </message>
    <message>
        <source>frames (1), rows and columns of the image; default: 1, 32, 32</source>
        <translation>图像的帧数（1）、行数和列数；默认：1, 32, 32</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>维度对</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>log-n</source>
        <translation>log-n</translation>
    </message>
    <message>
        <source>max(1, ln(m + 1)/ln L): attention is more concentrated in longer contexts, so that its entropy stays about constant.</source>
        <translation>max(1, ln(m + 1)/ln L)：上下文越长注意力越集中，使其熵大致不变。</translation>
    </message>
    <message>
        <source>L: no effect up to this position</source>
        <translation>L：在此位置以内没有影响</translation>
    </message>
    <message>
        <source>Llama 4 temperature</source>
        <translation>Llama 4 温度</translation>
    </message>
    <message>
        <source>ln(1 + floor((m + 1)/floor_scale)) attn_scale + 1.</source>
        <translation>ln(1 + floor((m + 1)/floor_scale)) attn_scale + 1。</translation>
    </message>
    <message>
        <source>tokens per step of the temperature</source>
        <translation>温度每一级的 token 数</translation>
    </message>
    <message>
        <source>strength of the logarithm</source>
        <translation>对数的强度</translation>
    </message>
    <message>
        <source>Ministral temperature</source>
        <translation>Ministral 温度</translation>
    </message>
    <message>
        <source>1 + beta ln(1 + floor(m/L)).</source>
        <translation>1 + beta ln(1 + floor(m/L))。</translation>
    </message>
    <message>
        <source>L: the temperature increases at its multiples</source>
        <translation>L：温度在它的整数倍处升一级</translation>
    </message>
</context>
<context>
    <name>rope::ui::ControlPanel</name>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
</context>
<context>
    <name>rope::ui::ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>关闭说明</translation>
    </message>
</context>
<context>
    <name>rope::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，像素图</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG，矢量图</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF，矢量图</translation>
    </message>
    <message>
        <source>CSV, data</source>
        <translation>CSV，数据</translation>
    </message>
    <message>
        <source>same as window</source>
        <translation>与窗口一致</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Vector and data formats have no pixels.</source>
        <translation>矢量图和数据没有像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 × %4 cm</source>
        <translation>%1 × %2 像素，%3 × %4 厘米</translation>
    </message>
    <message>
        <source>all data of the picture</source>
        <translation>图的全部数据</translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2 厘米</translation>
    </message>
    <message>
        <source>GIF, query moving away from the key</source>
        <translation>GIF，查询逐渐远离键</translation>
    </message>
</context>
<context>
    <name>rope::ui::FileCommands</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>opening of %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>selection of %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.ropescope)</source>
        <translation>会话 (*.ropescope)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>Image “%1” copied to the clipboard.</source>
        <translation>图像“%1”已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Data of “%1” copied to the clipboard.</source>
        <translation>“%1”的数据已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Copied to the clipboard: %1</source>
        <translation>已复制到剪贴板：%1</translation>
    </message>
    <message>
        <source>query and key</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Using %1 for %2.</source>
        <translation>将 %1 用作%2。</translation>
    </message>
    <message>
        <source>Exporting GIF: frame %1 of %2</source>
        <translation>正在导出 GIF：第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Models, sessions, exported images, vectors (*.json *.gguf *.ropescope *.png *.svg *.pdf *.gif *.npy *.csv *.safetensors);;All files (*)</source>
        <translation>模型、会话、导出的图像、向量 (*.json *.gguf *.ropescope *.png *.svg *.pdf *.gif *.npy *.csv *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A GIF export is running. Try again when it has finished.</source>
        <translation>正在导出 GIF，请在完成后重试。</translation>
    </message>
    <message>
        <source>Computing: %1 %</source>
        <translation>正在计算：%1 %</translation>
    </message>
</context>
<context>
    <name>rope::ui::LayoutSection</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对方式</translation>
    </message>
    <message>
        <source>half-split</source>
        <translation>前后半配对</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>相邻配对</translation>
    </message>
    <message>
        <source>Half-split: coordinates i and i + r/2 form a pair (Llama, NeoX). Interleaved: 2i and 2i + 1 (GPT-J, GLM).</source>
        <translation>前后半配对：坐标 i 与 i + r/2 成对（Llama、NeoX）。相邻配对：2i 与 2i + 1（GPT-J、GLM）。</translation>
    </message>
</context>
<context>
    <name>rope::ui::MainWindow</name>
    <message>
        <source>choice of view</source>
        <translation>选择视图</translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodList</name>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Add method</source>
        <translation>添加方法</translation>
    </message>
    <message>
        <source>More methods</source>
        <translation>更多方法</translation>
    </message>
    <message>
        <source>Not for this model: %1</source>
        <translation>不适用于该模型：%1</translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodRow</name>
    <message>
        <source>Hide in all views</source>
        <translation>在所有视图中隐藏</translation>
    </message>
    <message>
        <source>Show in all views</source>
        <translation>在所有视图中显示</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
</context>
<context>
    <name>rope::ui::NoticeBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>（还有 %n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>rope::ui::PictureSection</name>
    <message>
        <source>View settings</source>
        <translation>视图设置</translation>
    </message>
</context>
<context>
    <name>rope::ui::PictureView</name>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Enlarge or restore</source>
        <translation>放大或还原</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图像</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>rope::ui::PositionBar</name>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>move m</source>
        <translation>移动 m</translation>
    </message>
    <message>
        <source>move m and n</source>
        <translation>同时移动 m 和 n</translation>
    </message>
    <message>
        <source>Positions that playback and steps change: the query alone, which changes the distance, or both, which must not change the score.</source>
        <translation>播放和单步改变的位置：仅查询，距离随之改变；或两者一起，得分必须不变。</translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation>1 token/秒</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/秒</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>One token back</source>
        <translation>后退一个 token</translation>
    </message>
    <message>
        <source>One token forward</source>
        <translation>前进一个 token</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>停止（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
</context>
<context>
    <name>rope::ui::PositionTrack</name>
    <message>
        <source>Positions of query and key</source>
        <translation>查询与键的位置</translation>
    </message>
    <message>
        <source>Drag a handle: query (m) or key (n). Left and Right move the selected handle by one token; Up and Down select the other one.</source>
        <translation>拖动滑块：查询 (m) 或键 (n)。左右方向键将选中的一个移动一个 token；上下方向键选择另一个。</translation>
    </message>
    <message>
        <source>query at %1, key at %2</source>
        <translation>查询在 %1，键在 %2</translation>
    </message>
</context>
<context>
    <name>rope::ui::PresetPicker</name>
    <message>
        <source>custom settings</source>
        <translation>自定义设置</translation>
    </message>
    <message>
        <source>Model: %1. Click to select another one.</source>
        <translation>模型：%1。点击选择其他模型。</translation>
    </message>
    <message numerus="yes">
        <source>Search %n models</source>
        <translation>
            <numerusform>搜索 %n 个模型</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rope::ui::QueryScaleSection</name>
    <message>
        <source>Query scale</source>
        <translation>查询缩放</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Position-dependent factor on the query; included in the scaled and softmax scores, not in “dot”.</source>
        <translation>与位置有关的查询因子；包含在缩放和 softmax 得分中，不包含在“点积”中。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>rope::ui::TopBar</name>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export the current view</source>
        <translation>导出当前视图</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>更多视图</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>rope::ui::ValueField</name>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Out of range; allowed: %1.</source>
        <translation>超出范围；允许：%1。</translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1；允许：%2</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
</context>
<context>
    <name>rope::ui::VectorDialog</name>
    <message>
        <source>One row: the same vector at every position.</source>
        <translation>一行：每个位置都是同一向量。</translation>
    </message>
    <message>
        <source>%1 rows: one per position, starting at 0.</source>
        <translation>%1 行：从 0 起每个位置一行。</translation>
    </message>
    <message>
        <source>Query and key from a file</source>
        <translation>来自文件的查询和键</translation>
    </message>
    <message>
        <source>query and key</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>query only</source>
        <translation>仅查询</translation>
    </message>
    <message>
        <source>key only</source>
        <translation>仅键</translation>
    </message>
    <message>
        <source>Select a tensor with %1 numbers per row.</source>
        <translation>请选择每行有 %1 个数的张量。</translation>
    </message>
    <message>
        <source>Use as</source>
        <translation>用作</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>not usable because</source>
        <translation>不可用的原因</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>……另有 %1 个</translation>
    </message>
</context>
<context>
    <name>rope::ui::VectorSection</name>
    <message>
        <source>Query and key</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>all ones</source>
        <translation>全 1</translation>
    </message>
    <message>
        <source>random q and k</source>
        <translation>随机 q 和 k</translation>
    </message>
    <message>
        <source>random q and k per token</source>
        <translation>每个 token 一组随机 q、k</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>Source of q and k. The worked example is a model with head dimension 4, small enough to compute manually.</source>
        <translation>q 和 k 的来源。算例是头维度为 4 的小模型，可以手算验证。</translation>
    </message>
    <message>
        <source>Number format to which positions, angles, tables and products are rounded.</source>
        <translation>位置、角度、表和乘积所舍入到的数值格式。</translation>
    </message>
    <message>
        <source>imported or edited</source>
        <translation>导入或编辑</translation>
    </message>
</context>
<context>
    <name>rope::ui::WindowChrome</name>
    <message>
        <source>computed in %1 ms</source>
        <translation>计算用时 %1 毫秒</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控制面板</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
</context>
</TS>
