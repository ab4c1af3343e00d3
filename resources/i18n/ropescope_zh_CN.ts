<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Makes rotary position embedding visible: how each pair of coordinates turns, what that does to attention scores, and what methods that extend the context change.</source>
        <translation>让旋转位置编码看得见：每一对坐标如何旋转，这对注意力得分有何影响，以及扩展上下文的各种方法改变了什么。</translation>
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
        <source>Overview and the views in their order</source>
        <translation>总览以及依次排列的各视图</translation>
    </message>
    <message>
        <source>Move the chosen slider or position by one step</source>
        <translation>将选中的滑块或位置移动一步</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>On a slider: back to the model&apos;s value. On a picture: alone, and back.</source>
        <translation>在滑块上：恢复为模型的值。在图上：单独显示，再次双击返回。</translation>
    </message>
    <message>
        <source>Leave projector mode; give up what is being typed</source>
        <translation>退出投影模式；放弃正在输入的内容</translation>
    </message>
    <message>
        <source>Keys</source>
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
        <source>trained on L = %1 tokens, used at L′ = %2</source>
        <translation>训练长度 L = %1 个token，使用长度 L′ = %2</translation>
    </message>
    <message>
        <source>%1 · score maps: %2</source>
        <translation>%1 · 得分图：%2</translation>
    </message>
    <message>
        <source>%1 · add a method to compare it with</source>
        <translation>%1 · 请添加一种方法来比较</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs beyond training, neighbours moved by %4</source>
        <translation>%1：%3 对中有 %2 对超出训练范围，相邻token变化 %4</translation>
    </message>
    <message>
        <source>Slowing every pair alike keeps all angles known but blurs neighbours; slowing only the slow pairs keeps neighbours sharp and leaves some angles unknown.</source>
        <translation>把所有对同样放慢，角度都在训练中见过，但相邻token变模糊；只放慢慢的对，相邻token仍清晰，但有些角度没有见过。</translation>
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
        <source>Speed of each pair</source>
        <translation>每一对的转速</translation>
    </message>
    <message>
        <source>θ′/θ: 1 keeps a pair&apos;s speed, ¼ turns it four times slower. Fast pairs (left) tell neighbours apart, slow ones (right) far places. Red: at L′ the pair reaches angles never met in training.</source>
        <translation>θ′/θ：1 表示转速不变，¼ 表示慢四倍。快的对（左）区分相邻token，慢的对（右）区分远处。红色：在 L′ 处该对转到训练中从未见过的角度。</translation>
    </message>
    <message>
        <source>θ′/θ by pair i. Red: angles at L′ never met in training.</source>
        <translation>各对 i 的 θ′/θ。红色：L′ 处训练中没见过的角度。</translation>
    </message>
    <message>
        <source>Score against distance</source>
        <translation>得分随距离的变化</translation>
    </message>
    <message>
        <source>Grey: the model as trained. Shaded: neighbours, 1 to 8 tokens. A curve that stays on the grey one there leaves neighbours as they were; one moved to the right blurs them.</source>
        <translation>灰色：训练时的模型。底色：相邻的 1 到 8 个token。曲线在此与灰线重合，相邻关系不变；向右移动则变模糊。</translation>
    </message>
    <message>
        <source>q = k = 1, by distance [token]. Grey: as trained. Shaded: neighbours.</source>
        <translation>q = k = 1，横轴为距离 [token]。灰：训练时；底色：相邻。</translation>
    </message>
    <message>
        <source>Score map</source>
        <translation>得分图</translation>
    </message>
    <message>
        <source>The same q and k under every method, in one scale of colours. Wider stripes along the diagonal: tokens near each other look alike.</source>
        <translation>每种方法用相同的 q 和 k、同一色标。对角方向条纹越宽，相邻token越难区分。</translation>
    </message>
    <message>
        <source>Query m by key n [token]. Wider stripes: neighbours look alike.</source>
        <translation>查询 m 与键 n [token]。条纹越宽，相邻越难区分。</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>一句话</translation>
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
        <translation>后果</translation>
    </message>
    <message>
        <source>computed from these settings · red: the worst of its row where methods differ</source>
        <translation>按当前设置计算 · 红色：方法有差别时该行中最差的</translation>
    </message>
    <message>
        <source>%1 rad beyond training at L′</source>
        <translation>L′ 处超出训练范围 %1 rad</translation>
    </message>
    <message>
        <source>within its trained range</source>
        <translation>在训练范围之内</translation>
    </message>
    <message>
        <source>%1 · pair %2 · θ′/θ %3 · %4 turns in training · %5</source>
        <translation>%1 · 对 %2 · θ′/θ %3 · 训练中转 %4 圈 · %5</translation>
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
        <source>%1 of %2 methods have room here. Hide some, or make it wider, to see the others.</source>
        <translation>%2 个方法中这里只放得下 %1 个。隐藏一些或加宽画面可看到其余的。</translation>
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
        <translation>%1 rad，对 %2</translation>
    </message>
    <message>
        <source>Fastest pair turns per token</source>
        <translation>最快的对每token转角</translation>
    </message>
    <message>
        <source>The fastest pair tells neighbouring tokens apart; turned by less, it sees them as nearly the same place.</source>
        <translation>最快的对区分相邻token；转得少了，它们看起来几乎在同一位置。</translation>
    </message>
    <message>
        <source>Shortest resolved distance</source>
        <translation>最短可分辨距离</translation>
    </message>
    <message>
        <source>The distance at which the fastest pair has turned by one radian; nearer tokens look nearly alike.</source>
        <translation>最快的对转过一弧度所需的距离；更近的token看起来几乎一样。</translation>
    </message>
    <message>
        <source>Score change, 1–8 tokens</source>
        <translation>得分变化，1–8 token</translation>
    </message>
    <message>
        <source>How far the score of q = k = 1 (1 at distance 0) moves at distances 1 to 8, root mean square.</source>
        <translation>q = k = 1 的得分（距离 0 处为 1）在距离 1 到 8 处变化的均方根。</translation>
    </message>
    <message>
        <source>Pairs beyond training</source>
        <translation>超出训练范围的对</translation>
    </message>
    <message>
        <source>Pairs that reach angles at L′ which training at L never showed: the red dots of the upper pictures.</source>
        <translation>在 L′ 处转到长度 L 的训练中从未出现的角度的对：即上方图中的红点。</translation>
    </message>
    <message>
        <source>Largest unseen angle</source>
        <translation>最大的未见角度</translation>
    </message>
    <message>
        <source>The arc that the worst of those pairs passes through at L′ and never did in training.</source>
        <translation>其中最严重的一对在 L′ 处经过、而训练中从未经过的弧。</translation>
    </message>
    <message>
        <source>Pairs changed</source>
        <translation>改变的对</translation>
    </message>
    <message>
        <source>Pairs whose speed is not the one they were trained with.</source>
        <translation>转速与训练时不同的对。</translation>
    </message>
    <message>
        <source>Kept · blended · interpolated</source>
        <translation>保持 · 过渡 · 内插</translation>
    </message>
    <message>
        <source>Pairs at their own speed, slowed by a part of the factor, and slowed by the whole factor.</source>
        <translation>转速不变的对、按部分因子放慢的对、按整个因子放慢的对。</translation>
    </message>
    <message>
        <source>Attention factor A</source>
        <translation>注意力因子 A</translation>
    </message>
    <message>
        <source>The temperature: queries and keys are both multiplied by A.</source>
        <translation>温度：查询和键都乘以 A。</translation>
    </message>
    <message>
        <source>Logits multiplied by</source>
        <translation>logit 乘以</translation>
    </message>
    <message>
        <source>A² and, in the DeepSeek family, the softmax factor: above 1 attention becomes sharper.</source>
        <translation>A²，在 DeepSeek 系列中还有 softmax 因子：大于 1 时注意力更集中。</translation>
    </message>
    <message>
        <source>Neighbours stay sharp: the fastest pair keeps its speed.</source>
        <translation>相邻token仍清晰：最快的对转速不变。</translation>
    </message>
    <message>
        <source>Neighbours move apart: the fastest pair is %1× faster.</source>
        <translation>相邻token被拉开：最快的对快了 %1 倍。</translation>
    </message>
    <message>
        <source>Neighbours are lost: the fastest pair stands still.</source>
        <translation>无法区分相邻token：最快的对不动。</translation>
    </message>
    <message>
        <source>Neighbours blur: the fastest pair is %1× slower.</source>
        <translation>相邻token变模糊：最快的对慢了 %1 倍。</translation>
    </message>
    <message>
        <source>No pair meets new angles at L′.</source>
        <translation>L′ 处没有对遇到新角度。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs meet new angles at L′, up to %3 rad.</source>
        <translation>L′ 处 %2 对中有 %1 对遇到新角度，最多 %3 rad。</translation>
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
        <source>Decay to</source>
        <translation>衰减至</translation>
    </message>
    <message>
        <source>Largest distance of the decay picture [token].</source>
        <translation>衰减图的最大距离 [token]。</translation>
    </message>
    <message>
        <source>Decay of</source>
        <translation>衰减量</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>全 1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The bound mean |S_j|, the score of q = k = 1, or the score of the given q and k.</source>
        <translation>上界 |S_j| 的平均、q = k = 1 的得分，或给定 q 与 k 的得分。</translation>
    </message>
    <message>
        <source>logarithmic distance</source>
        <translation>距离用对数刻度</translation>
    </message>
    <message>
        <source>change of picture</source>
        <translation>更改图的设置</translation>
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
        <translation>各对 |Sⱼ| 的平均</translation>
    </message>
    <message>
        <source>score of q = k = 1</source>
        <translation>q = k = 1 的得分</translation>
    </message>
    <message>
        <source>score of the present q and k</source>
        <translation>当前 q 与 k 的得分</translation>
    </message>
    <message>
        <source>%1 at L′: %2</source>
        <translation>%1 在 L′ 处：%2</translation>
    </message>
    <message>
        <source>Far apart, the pairs turn out of step and their sum shrinks: a tendency, not a law, since the curve rises again many times.</source>
        <translation>距离远时各维对的相位不再一致，其和变小：这是趋势而不是定律，曲线会多次回升。</translation>
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
        <source> · every distance: band from smallest to largest, line the mean</source>
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
        <source>a turn of pair %1</source>
        <translation>对 %1 转一圈</translation>
    </message>
</context>
<context>
    <name>EncodingProperties</name>
    <message>
        <source>only relative</source>
        <translation>只依赖相对位置</translation>
    </message>
    <message>
        <source>largest relative change of a score when both positions move together; holds up to 1e−9</source>
        <translation>两个位置同时平移时得分的最大相对变化；不超过 1e−9 即成立</translation>
    </message>
    <message>
        <source>norm kept</source>
        <translation>保持长度</translation>
    </message>
    <message>
        <source>largest relative change of a vector&apos;s length by its position; holds up to 1e−9</source>
        <translation>向量长度随位置的最大相对变化；不超过 1e−9 即成立</translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation>线性注意力</translation>
    </message>
    <message>
        <source>features that the score needs as a product of two vectors, per coordinate of the head; holds up to 1</source>
        <translation>把得分写成两个向量的积所需的特征数（按头的每个坐标计）；不超过 1 即成立</translation>
    </message>
    <message>
        <source>decays</source>
        <translation>随距离衰减</translation>
    </message>
    <message>
        <source>rank correlation of distance and mean score of a vector with itself; holds at −0.7 or below</source>
        <translation>距离与向量自身平均得分的秩相关；不高于 −0.7 即成立</translation>
    </message>
    <message>
        <source>tells direction</source>
        <translation>区分前后</translation>
    </message>
    <message>
        <source>largest relative difference between a key before and a key after the query; holds above 1e−9</source>
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
        <source>beyond L</source>
        <translation>超过 L</translation>
    </message>
    <message>
        <source>share of positions from the trained length on for which there is a score; holds at 1</source>
        <translation>训练长度之后仍有得分的位置所占比例；等于 1 即成立</translation>
    </message>
    <message>
        <source>spread by shift</source>
        <translation>平移波动</translation>
    </message>
    <message>
        <source>spread of the score of this q at m with this k at n while both move together by up to L</source>
        <translation>这个 q（位于 m）与这个 k（位于 n）一起平移至多 L 时得分的波动</translation>
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
        <translation>学习的绝对位置</translation>
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
        <source>the same q and k, query m down, key n across, %1 tokens · below: what was measured</source>
        <translation>同样的 q 和 k，查询 m 向下，键 n 向右，%1 个 token · 下方：实测结果</translation>
    </message>
    <message>
        <source>%1 of %2 depend on m − n alone</source>
        <translation>%2 种中有 %1 种只依赖 m − n</translation>
    </message>
    <message>
        <source>RoPE alone turns q and k themselves, keeps their length and still gives scores of m − n alone: so it fits linear attention, where a bias on the score does not.</source>
        <translation>只有 RoPE 旋转 q 和 k 本身、保持它们的长度，得分仍只依赖 m − n：因此它适用于线性注意力，而加在得分上的偏置不行。</translation>
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
        <source>masked, or no such position</source>
        <translation>被遮蔽，或没有这个位置</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Pair 0 is the fastest: %1 rad per token, a full turn every %2 tokens. Pair %3 is the slowest: a full turn takes %4 tokens.</source>
        <translation>第 0 对最快：每个 token 转 %1 弧度，每 %2 个 token 转一整圈。第 %3 对最慢：转一整圈需要 %4 个 token。</translation>
    </message>
    <message>
        <source>Rotary position embedding splits a head of %1 coordinates into %2 pairs and turns each pair by an angle that grows with the position.</source>
        <translation>旋转位置编码把一个注意力头的 %1 个坐标分成 %2 对，每一对旋转一个随位置增大的角度。</translation>
    </message>
    <message>
        <source>The query stands at m = %1, the key at n = %2. Both are turned, but their score depends on the distance %3 alone: shift both, and the invariance curve stays flat.</source>
        <translation>查询位于 m = %1，键位于 n = %2。两者都被旋转，但得分只取决于距离 %3：同时平移两者，不变性曲线保持水平。</translation>
    </message>
    <message>
        <source>Beyond the trained length L = %1 the slow pairs reach angles that no weight has seen. The methods in the list slow them down, each in its own way.</source>
        <translation>超过训练长度 L = %1 之后，慢的维对会到达权重从未见过的角度。列表中的方法以各自的方式让它们转得更慢。</translation>
    </message>
    <message>
        <source>Within L = %1 it makes %2 turns: every angle was met in training.</source>
        <translation>在 L = %1 之内它转 %2 圈：训练中见过所有角度。</translation>
    </message>
    <message>
        <source>Within L = %1 it makes %2 of a turn: the rest of the circle is new to the weights.</source>
        <translation>在 L = %1 之内它只转 %2 圈：圆上其余的角度对权重来说是新的。</translation>
    </message>
    <message>
        <source>One dial a pair. The query&apos;s arrow is turned by m·θ&lt;sub&gt;i&lt;/sub&gt;, the key&apos;s by n·θ&lt;sub&gt;i&lt;/sub&gt;.</source>
        <translation>每对一个表盘。查询的箭头转过 m·θ&lt;sub&gt;i&lt;/sub&gt;，键的箭头转过 n·θ&lt;sub&gt;i&lt;/sub&gt;。</translation>
    </message>
    <message>
        <source>Pair %1 in focus:</source>
        <translation>焦点为第 %1 对：</translation>
    </message>
    <message>
        <source>That is %1 turns. The pair comes round every %2 tokens.</source>
        <translation>即 %1 圈。该对每 %2 个 token 转回原处。</translation>
    </message>
    <message>
        <source>The ring shows the angles met in training, the hatched part what the target length adds.</source>
        <translation>圆环表示训练中见过的角度，虚线部分是目标长度新增的角度。</translation>
    </message>
    <message>
        <source>One row a query, one column a key. Every cell is the score of two turned vectors:</source>
        <translation>一行一个查询，一列一个键。每个格子是两个旋转后向量的得分：</translation>
    </message>
    <message>
        <source>Cells on one diagonal have one distance. With one q and one k for all positions they are equal: stripes. With a row of numbers per token the content shows as well.</source>
        <translation>同一条对角线上的格子距离相同。若所有位置共用一个 q 和一个 k，它们就相等：出现条纹。若每个 token 有自己的向量，内容也会显现出来。</translation>
    </message>
    <message>
        <source>“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method.</source>
        <translation>“缩放”指除以 √%1 = %2，再乘以当前方法的 A² = %3。</translation>
    </message>
    <message>
        <source>Query and key move together by s tokens. Their distance stays %1, so with RoPE the score stays:</source>
        <translation>查询和键一起移动 s 个 token。距离保持为 %1，因此使用 RoPE 时得分不变：</translation>
    </message>
    <message>
        <source>What is left of a spread is rounding: try bfloat16 as number format. Encodings that are added to the vectors, sinusoidal or learned, are not flat, because position and content mix.</source>
        <translation>剩下的波动只是舍入误差：可以把数值格式换成 bfloat16 试试。加到向量上的编码（正弦或学习得到的）并不水平，因为位置与内容混在了一起。</translation>
    </message>
    <message>
        <source>How strongly two tokens can answer one another, against their distance. The bound of the RoFormer paper is the mean size of the partial sums</source>
        <translation>两个 token 之间的响应强度随距离的变化。RoFormer 论文中的上界是部分和大小的平均</translation>
    </message>
    <message>
        <source>Near the token all %1 arrows point one way; far away they curl up and the sum stays small. It is a tendency and no law: the curve goes up and down, and the score itself may turn negative.</source>
        <translation>在 token 附近，%1 个箭头都指向同一方向；远处它们卷曲起来，和保持很小。这是趋势而非定律：曲线有起有落，得分本身也可能变为负值。</translation>
    </message>
    <message>
        <source>For independent random q and k the expected score is 0 at every distance; RoPE changes nothing about that.</source>
        <translation>对于独立随机的 q 与 k，任何距离上的期望得分都是 0；RoPE 不会改变这一点。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs have a wavelength above L = %3: they never finish a turn in training.</source>
        <translation>%2 对中有 %1 对的波长大于 L = %3：它们在训练中从未转完一圈。</translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m</source>
        <translation>第 %1 对 · θ = %2 弧度/token · 波长 %3 token · 在 m 处 %4 圈</translation>
    </message>
    <message>
        <source>%1 acts on positions, not on speeds. %2</source>
        <translation>%1 作用于位置而非转速。%2</translation>
    </message>
    <message>
        <source>The query is turned as if it stood at m′ = %1: the distance %2 counts as %3.</source>
        <translation>查询按位于 m′ = %1 处旋转：距离 %2 算作 %3。</translation>
    </message>
    <message>
        <source>The score is a sum over pairs. Each adds an arrow of the complex plane, whose length q and k decide and whose direction the distance %1 turns:</source>
        <translation>得分是对所有对的求和。每一对贡献复平面上的一支箭头：长度由 q 和 k 决定，方向随距离 %1 转动：</translation>
    </message>
    <message>
        <source>Put head to tail, the arrows end at the score. Move the key away: the fast pairs whirl, the slow ones hardly stir, and the chain curls up.</source>
        <translation>箭头首尾相接，终点就是得分。把键移远：快的对飞转，慢的对几乎不动，链条蜷缩起来。</translation>
    </message>
    <message>
        <source>Trained on %1 tokens, used at %2: %3 times as long. Each column is one way to get there.</source>
        <translation>在 %1 个 token 上训练，在 %2 处使用：长度是 %3 倍。每一列是一种做法。</translation>
    </message>
    <message>
        <source>Interpolation slows every pair alike, the fast ones too, which tell neighbours apart. NTK-aware slows each pair a little more than the one before: the fastest not at all, only the last by the whole factor. Methods by parts leave all fast pairs alone and slow only those that would meet new angles.</source>
        <translation>内插把每一对都同样放慢，包括用来区分相邻 token 的快对。NTK-aware 让每一对都比前一对稍慢一点：最快的完全不变，只有最后一对放慢整个倍数。分段方法完全不动快对，只放慢会遇到新角度的对。</translation>
    </message>
    <message>
        <source>The same q and k under every encoding. Where each diagonal has one colour, the score depends on the distance alone.</source>
        <translation>同样的 q 和 k 在每种编码下的样子。若每条对角线只有一种颜色，得分就只依赖距离。</translation>
    </message>
    <message>
        <source>The table is measured, not typed in: rows of random vectors are moved, turned and compared. Linear attention needs the position inside q and k, which a bias on the score cannot give.</source>
        <translation>表中的数字是实测的，不是填写的：对随机向量进行平移、旋转和比较。线性注意力要求位置包含在 q 和 k 之中，加在得分上的偏置做不到。</translation>
    </message>
    <message>
        <source>bfloat16 holds whole numbers exactly up to 256, float16 up to 2048, float32 up to 16 777 216. Positions beyond fall together when they are stored so.</source>
        <translation>bfloat16 能精确表示到 256 的整数，float16 到 2048，float32 到 16 777 216。以这些格式存储时，更大的位置会相互重合。</translation>
    </message>
    <message>
        <source>At m = %1 the angle of pair 0 is %2 rad; one unit in the last place of bfloat16 there is %3 rad.</source>
        <translation>在 m = %1 处第 0 对的角度是 %2 弧度；bfloat16 在此处的末位单位是 %3 弧度。</translation>
    </message>
    <message>
        <source>R at m = %1 is %2 small rotations and zeros elsewhere, so no program multiplies by it: it takes cos and sin of each pair and two products a coordinate.</source>
        <translation>m = %1 处的 R 由 %2 个小旋转组成，其余为零，因此没有程序真的去乘它：只需每一对的 cos 和 sin，每个坐标两次乘法。</translation>
    </message>
    <message>
        <source>Half-split and interleaved layouts hold the same pairs at other coordinates. Weights trained with one give nonsense with the other.</source>
        <translation>前后半配对与相邻配对把同样的对放在不同的坐标上。用一种方式训练的权重换成另一种就毫无意义。</translation>
    </message>
    <message>
        <source>What the file of the model says, key by key, and what it leaves to guesses. Whoever loads it must read the same: a base of %1 where the weights were trained with another turns every pair but the first at a wrong speed.</source>
        <translation>模型文件逐键说了什么，又留下什么要靠猜测。加载它的程序必须读出同样的内容：若权重是用另一个基数训练的，基数 %1 会让第一对以外的每一对都以错误的速度旋转。</translation>
    </message>
    <message>
        <source>The chart shows the largest Δφ over all pairs for programs that ignore or misread a key. From a quarter turn on the pair says the opposite of what it learnt.</source>
        <translation>图中是忽略或误读某个键的程序在所有对上最大的 Δφ。超过四分之一圈后，该对所说的便与它学到的相反。</translation>
    </message>
    <message>
        <source>A cell of a long map stands for many scores; the line above the map says for how many, and what is shown of them. The value under the cursor is always that of one query and one key.</source>
        <translation>长图中的一个单元代表许多得分；图上方的一行说明有多少个，以及显示的是它们的什么。光标下的数值始终属于一个查询和一个键。</translation>
    </message>
    <message>
        <source>Wheel or + and −: zoom. Shift and drag, or Alt and arrows: move. Ctrl and drag: frame a part. Home: everything. Undo goes back through what was seen.</source>
        <translation>滚轮或 +、−：缩放。Shift 加拖动，或 Alt 加方向键：移动。Ctrl 加拖动：框选一部分。Home：显示全部。撤销可逐步回到之前看到的部分。</translation>
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
        <source>Read from</source>
        <translation>读自</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>… and %1 more; a larger picture and the copied numbers hold them</source>
        <translation>……另有 %1 项；更大的图和复制的数值中都有</translation>
    </message>
</context>
<context>
    <name>FocusedDial</name>
    <message>
        <source>%1 rad, %2 turns</source>
        <translation>%1 弧度，%2 圈</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 弧度</translation>
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
        <translation>%1 弧度/token</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>q turned by m·θ</source>
        <translation>q 转过 m·θ</translation>
    </message>
    <message>
        <source>k turned by n·θ</source>
        <translation>k 转过 n·θ</translation>
    </message>
    <message>
        <source>q before</source>
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
        <source>angles new at L′</source>
        <translation>L′ 处的新角度</translation>
    </message>
    <message>
        <source>part of q·k</source>
        <translation>对 q·k 的贡献</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <source>drag the heads of q and k</source>
        <translation>拖动 q 和 k 的箭头</translation>
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
        <source>largest deviation</source>
        <translation>最大偏差</translation>
    </message>
    <message>
        <source>spread of the score</source>
        <translation>得分波动</translation>
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
        <source>%1 · %2 still</source>
        <translation>%1 · %2 静止</translation>
    </message>
    <message>
        <source>no pair turns</source>
        <translation>没有一对转动</translation>
    </message>
    <message>
        <source>still</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>θ′ of every pair · shaded: what %1 does to it</source>
        <translation>每一对的 θ′ · 底色：%1 对它做了什么</translation>
    </message>
    <message>
        <source>1 pair kept</source>
        <translation>1 对保持不变</translation>
    </message>
    <message>
        <source>all %1 pairs kept</source>
        <translation>全部 %1 对保持不变</translation>
    </message>
    <message>
        <source>%1 kept · %2 blended · %3 interpolated</source>
        <translation>%1 保持 · %2 过渡 · %3 内插</translation>
    </message>
    <message>
        <source>Pairs below the line of L do not finish a turn within the trained length: at L′ they meet angles that no weight has seen, unless slowed.</source>
        <translation>位于 L 线以下的维对在训练长度内转不完一圈：到 L′ 时，除非放慢，否则会遇到权重从未见过的角度。</translation>
    </message>
    <message>
        <source>θ′ [rad/token]</source>
        <translation>θ′ [弧度/token]</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保持</translation>
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
        <source>unscaled</source>
        <translation>未缩放</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>%1: θ′ %2, wavelength %3, slowed %4×</source>
        <translation>%1：θ′ %2，波长 %3，放慢 %4×</translation>
    </message>
    <message>
        <source>slowed by θ/θ′</source>
        <translation>减慢 θ/θ′</translation>
    </message>
    <message>
        <source>unseen angle [rad]</source>
        <translation>未见过的角度 [弧度]</translation>
    </message>
    <message>
        <source> · logits ×%1</source>
        <translation> · logit ×%1</translation>
    </message>
    <message>
        <source>How fast each pair turns. Below the line of L it finishes no turn in training.</source>
        <translation>每一对转得多快。低于 L 线的对在训练中转不满一圈。</translation>
    </message>
    <message>
        <source>How fast each pair turns</source>
        <translation>每一对转得多快</translation>
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
        <source>How many times slower than in training</source>
        <translation>比训练时慢多少倍</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>The arc that positions up to L′ reach and training up to L did not</source>
        <translation>位置直到 L′ 会到达、而长度 L 的训练未曾到达的弧</translation>
    </message>
    <message>
        <source>Angles new at L′</source>
        <translation>L′ 处的新角度</translation>
    </message>
    <message>
        <source>No method shown here takes a pair to a new angle at L′.</source>
        <translation>这里显示的方法都不会让任何一对在 L′ 处遇到新角度。</translation>
    </message>
    <message>
        <source>L′ is not longer than L: no angle is new.</source>
        <translation>L′ 不比 L 长：没有新角度。</translation>
    </message>
    <message>
        <source>, %1 rad unseen</source>
        <translation>，未见过 %1 rad</translation>
    </message>
</context>
<context>
    <name>FrequencyTable</name>
    <message>
        <source>%1 · %2 still</source>
        <translation>%1 · %2 静止</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>kept · blended · interpolated</source>
        <translation>保持 · 过渡 · 内插</translation>
    </message>
    <message>
        <source>beyond training</source>
        <translation>超出训练</translation>
    </message>
    <message>
        <source>largest unseen angle</source>
        <translation>最大未见角度</translation>
    </message>
    <message>
        <source>temperature A</source>
        <translation>温度 A</translation>
    </message>
    <message>
        <source>logits times</source>
        <translation>logit 乘以</translation>
    </message>
    <message>
        <source>a lead of 1 weighs</source>
        <translation>领先 1 的权重</translation>
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
        <translation>%1 rad，对 %2</translation>
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
        <source>Rows and columns of the score picture [token].</source>
        <translation>得分图的行数和列数 [token]。</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>得分来自</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A is the active method, B another one of the list. The difference is taken score by score.</source>
        <translation>A 是当前方法，B 是列表中的另一个。差值逐个得分计算。</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 为</translation>
    </message>
    <message>
        <source>Shared cells</source>
        <translation>共用单元</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>What is shown where many scores share a cell. The line above the map says of how many.</source>
        <translation>多个得分共用一个单元时显示什么。图上方的一行说明共有多少个。</translation>
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
        <source>q·k as it is, divided by the root of the dimension, or as weights of each row.</source>
        <translation>原始的 q·k、除以维度平方根之后，或逐行的权重。</translation>
    </message>
    <message>
        <source>causal: no key behind the query</source>
        <translation>因果：不看查询之后的键</translation>
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
        <source>change of picture</source>
        <translation>更改图的设置</translation>
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
        <source>RoPE looks at m − n alone: with the same q and k at every position, each diagonal has one colour.</source>
        <translation>RoPE 只看 m − n：若所有位置的 q 和 k 相同，每条对角线只有一种颜色。</translation>
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
        <source>%1 Wheel or + and −: zoom. Shift and drag, or Alt and arrows: move. Ctrl and drag: frame a part. Home: everything.</source>
        <translation>%1 滚轮或 +、−：缩放。Shift 加拖动，或 Alt 加方向键：移动。Ctrl 加拖动：框选一部分。Home：显示全部。</translation>
    </message>
    <message>
        <source>coarse, finer cells are being computed</source>
        <translation>粗略显示，正在计算更细的单元</translation>
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
        <source>scaled score difference %1</source>
        <translation>缩放得分之差 %1</translation>
    </message>
    <message>
        <source>scaled score %1</source>
        <translation>缩放得分 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cell: %1 %2</source>
        <translation>单元：%1 %2</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>move of the window</source>
        <translation>移动视窗</translation>
    </message>
    <message>
        <source>whole map</source>
        <translation>显示全图</translation>
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
        <source>smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>each cell one score</source>
        <translation>每个单元是一个得分</translation>
    </message>
    <message>
        <source>each cell one score out of %1 × %1</source>
        <translation>每个单元是 %1 × %1 个得分中的一个</translation>
    </message>
    <message>
        <source>each cell the mean of %1 × %1 scores</source>
        <translation>每个单元是 %1 × %1 个得分的平均值</translation>
    </message>
    <message>
        <source>each cell the smallest of %1 × %1 scores</source>
        <translation>每个单元是 %1 × %1 个得分中的最小值</translation>
    </message>
    <message>
        <source>each cell the largest of %1 × %1 scores</source>
        <translation>每个单元是 %1 × %1 个得分中的最大值</translation>
    </message>
    <message>
        <source>each cell the mean of %1 × %1 scores out of %2 × %2</source>
        <translation>每个单元是 %2 × %2 个得分中抽取的 %1 × %1 个的平均值</translation>
    </message>
    <message>
        <source>each cell the smallest of %1 × %1 scores out of %2 × %2</source>
        <translation>每个单元是 %2 × %2 个得分中抽取的 %1 × %1 个的最小值</translation>
    </message>
    <message>
        <source>each cell the largest of %1 × %1 scores out of %2 × %2</source>
        <translation>每个单元是 %2 × %2 个得分中抽取的 %1 × %1 个的最大值</translation>
    </message>
    <message>
        <source>each pixel the mean of its cells</source>
        <translation>每个像素是其中单元的平均值</translation>
    </message>
    <message>
        <source>each pixel the smallest of its cells</source>
        <translation>每个像素是其中单元的最小值</translation>
    </message>
    <message>
        <source>each pixel the largest of its cells</source>
        <translation>每个像素是其中单元的最大值</translation>
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
        <source>Largest common shift of the invariance picture [token].</source>
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
        <source>both positions shifted by s</source>
        <translation>两个位置同时平移 s</translation>
    </message>
    <message>
        <source>RoPE spread %1</source>
        <translation>RoPE 波动 %1</translation>
    </message>
    <message>
        <source>RoPE&apos;s score depends on m − n alone, so a common shift changes nothing; encodings added to q and k have no such law.</source>
        <translation>RoPE 的得分只取决于 m − n，因此共同平移不改变任何东西；加到 q 和 k 上的编码没有这样的规律。</translation>
    </message>
    <message>
        <source>sinusoidal (added)</source>
        <translation>正弦（相加）</translation>
    </message>
    <message>
        <source>learned absolute</source>
        <translation>学习的绝对位置</translation>
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
        <source>no such position</source>
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
        <source>R is never built in practice: two numbers a pair and three steps do the same. The layout only says which two coordinates are a pair; weights made for one layout are wrong in the other.</source>
        <translation>实际计算从不构造 R：每对两个数加上三个步骤即可得到同样结果。布局只决定哪两个坐标成对；为一种布局训练的权重不能用于另一种。</translation>
    </message>
    <message>
        <source>Drawn: pairs %1 to %2 of %3; the others are blocks of the same kind, and all else is 0.</source>
        <translation>图中为 %3 对中的第 %1 至 %2 对；其余各对是同样的块，其他元素全为 0。</translation>
    </message>
    <message>
        <source>r = %1 is odd: one zero is added, here as “+0”.</source>
        <translation>r = %1 为奇数：补一个零，图中标为“+0”。</translation>
    </message>
    <message>
        <source>%1 of %2 coordinates do not rotate: 1 on the diagonal.</source>
        <translation>%2 个坐标中有 %1 个不旋转：对角线上为 1。</translation>
    </message>
    <message>
        <source>half-split: i and i + %1</source>
        <translation>前后对半：i 与 i + %1</translation>
    </message>
    <message>
        <source>interleaved: 2i and 2i + 1</source>
        <translation>交错：2i 与 2i + 1</translation>
    </message>
    <message>
        <source>R, %1 (as set)</source>
        <translation>R，%1（当前设置）</translation>
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
        <source>cos and sin carry the attention factor A = %1.</source>
        <translation>cos 与 sin 含注意力因子 A = %1。</translation>
    </message>
    <message>
        <source>cos and sin of m·θ for all %1 pairs; framed: the pairs drawn above</source>
        <translation>全部 %1 对的 cos 与 sin(m·θ)；框内为上图所画的对</translation>
    </message>
</context>
<context>
    <name>MethodSentence</name>
    <message>
        <source>No pair turns: tokens are not told apart by their position.</source>
        <translation>没有一对转动：token 不因位置而有区别。</translation>
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
        <source>Base %1 → %2. Pair 0 turns as before, each further pair a little slower, pair %3 exactly %4×.</source>
        <translation>基数 %1 → %2。第 0 对不变，往后每一对慢一点，第 %3 对恰好慢 %4×。</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 保持</translation>
    </message>
    <message>
        <source>%1 blended</source>
        <translation>%1 过渡</translation>
    </message>
    <message>
        <source>%1 slowed %2×</source>
        <translation>%1 放慢 %2×</translation>
    </message>
    <message>
        <source>%1 stand still</source>
        <translation>%1 静止</translation>
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
        <source>Every pair keeps its speed.</source>
        <translation>每一对都保持原来的速度。</translation>
    </message>
    <message>
        <source>Every position is divided by %1: pair 0 turns %2 rad per token.</source>
        <translation>每个位置都除以 %1：第 0 对每个 token 转 %2 弧度。</translation>
    </message>
    <message>
        <source>No pair meets an unseen angle up to L′.</source>
        <translation>直到 L′，没有任何一对遇到未见过的角度。</translation>
    </message>
    <message>
        <source>%1 of %2 pairs meet unseen angles before L′.</source>
        <translation>%2 对中有 %1 对在 L′ 之前遇到未见过的角度。</translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation>倍数 %1</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>extrapolates</source>
        <translation>外推</translation>
    </message>
    <message>
        <source>Logits ×%1.</source>
        <translation>Logits ×%1。</translation>
    </message>
    <message>
        <source>Distances up to %1 are turned as at most %2.</source>
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
        <source>Standard: %1</source>
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
        <source>the window&apos;s setup differs from the file: %1 %2 there, %3 here</source>
        <translation>窗口的设置与文件不同：%1 在文件中为 %2，此处为 %3</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1，另有 %2 处</translation>
    </message>
    <message>
        <source>no file is open: the numbers were set by hand</source>
        <translation>没有打开文件：这些数值是手动设置的</translation>
    </message>
    <message>
        <source>differs from the file</source>
        <translation>与文件不同</translation>
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
        <source>A config is a claim about how a model was trained. What it does not say is assumed, and programs assume different things: look at the values that nobody wrote down first.</source>
        <translation>配置是关于模型如何训练的声明。它没有说的只能假定，而各程序的假定并不相同：请先看那些没有写下来的值。</translation>
    </message>
    <message>
        <source>Warnings: %1. A wider picture shows them, what other readings lead to, and the flags for other programs.</source>
        <translation>警告：%1。更宽的图会显示警告、其他读法的后果以及给其他程序的参数。</translation>
    </message>
    <message>
        <source>one setting for all</source>
        <translation>所有层同一设置</translation>
    </message>
    <message>
        <source>%1, from the first on the left</source>
        <translation>共 %1 层，第一层在左</translation>
    </message>
    <message>
        <source>the file does not say how many there are</source>
        <translation>文件没有说明有多少层</translation>
    </message>
    <message>
        <source>click a kind to show it</source>
        <translation>点击一种层以显示它</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>… and %1 more kinds of layers</source>
        <translation>……另有 %1 种层</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>when a program</source>
        <translation>当某个程序</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>疑点</translation>
    </message>
    <message>
        <source>warnings: %1 · assumptions: %2</source>
        <translation>警告：%1 · 假定：%2</translation>
    </message>
    <message>
        <source>Nothing is doubtful and nothing was assumed.</source>
        <translation>没有疑点，也没有假定。</translation>
    </message>
    <message>
        <source>Open a config.json, a GGUF file or a preset.</source>
        <translation>请打开 config.json、GGUF 文件或预设。</translation>
    </message>
    <message>
        <source>… and %1 more; a larger picture and ropescope inspect show them</source>
        <translation>……另有 %1 条；更大的图和 ropescope inspect 会显示</translation>
    </message>
    <message>
        <source>position [token], logarithmic</source>
        <translation>位置 [token]，对数</translation>
    </message>
    <message>
        <source>largest angle off [rad]</source>
        <translation>最大角度偏差 [rad]</translation>
    </message>
    <message>
        <source>change of the score</source>
        <translation>得分的变化</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>其他读法</translation>
    </message>
    <message>
        <source>no program is known to read this otherwise</source>
        <translation>没有已知的程序会读成别的</translation>
    </message>
    <message>
        <source>how far a program that ignores or misreads a key goes astray</source>
        <translation>忽略或误读某个键的程序会偏离多远</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>四分之一圈</translation>
    </message>
    <message>
        <source>as the file has it · click to copy</source>
        <translation>按文件 · 点击复制</translation>
    </message>
    <message>
        <source>%1, as the window has it · click to copy</source>
        <translation>%1，按窗口 · 点击复制</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>给其他程序</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>%1: %2 rad off, score %3 instead of %4</source>
        <translation>%1：偏差 %2 rad，得分 %3 而非 %4</translation>
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
        <translation>对的个数</translation>
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
        <translation>%1 到 %2 token</translation>
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
        <translation>假定</translation>
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
        <source>follows</source>
        <translation>由此得出</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>ignores the scaling</source>
        <translation>忽略缩放</translation>
    </message>
    <message>
        <source>takes base 10 000</source>
        <translation>取基数 10 000</translation>
    </message>
    <message>
        <source>takes the context for L</source>
        <translation>把上下文长度当作 L</translation>
    </message>
    <message>
        <source>vLLM&apos;s dynamic NTK</source>
        <translation>vLLM 的动态 NTK</translation>
    </message>
    <message>
        <source>rounds YaRN&apos;s borders</source>
        <translation>把 YaRN 的边界取整</translation>
    </message>
    <message>
        <source>multiplies by attn_factor</source>
        <translation>乘上 attn_factor</translation>
    </message>
    <message>
        <source>leaves the softmax scale alone</source>
        <translation>不改 softmax 的缩放</translation>
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
        <source>base %1 · %2 · %3 of %4 rotate</source>
        <translation>基数 %1 · %2 · %4 维中旋转 %3 维</translation>
    </message>
    <message>
        <source>the angles are nearly the same</source>
        <translation>角度几乎相同</translation>
    </message>
    <message>
        <source>pair %1 is more than a quarter turn off from position %2 on</source>
        <translation>第 %1 对从位置 %2 起偏差超过四分之一圈</translation>
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
        <source>Head dim d</source>
        <translation>头维度 d</translation>
    </message>
    <message>
        <source>Coordinates of one attention head. Each two that rotate are a pair.</source>
        <translation>一个注意力头的坐标数。每两个一起旋转的坐标为一对。</translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation>基数 θ</translation>
    </message>
    <message>
        <source>rope_theta: pair i turns by base^(−2i/r) rad per token. A larger base slows the later pairs.</source>
        <translation>rope_theta：第 i 对每个 token 转 base^(−2i/r) 弧度。基数越大，靠后的对越慢。</translation>
    </message>
    <message>
        <source>The frequencies are given one by one, so the base has no effect.</source>
        <translation>频率已逐个给定，基数不起作用。</translation>
    </message>
    <message>
        <source>Rotary part</source>
        <translation>旋转比例</translation>
    </message>
    <message>
        <source>Share of the coordinates that rotate; the others carry no position.</source>
        <translation>参与旋转的坐标所占比例；其余坐标不携带位置信息。</translation>
    </message>
    <message>
        <source>The frequencies are given one by one: their count says how much rotates.</source>
        <translation>频率已逐个给定：其个数决定旋转多少。</translation>
    </message>
    <message>
        <source>Trained L</source>
        <translation>训练长度 L</translation>
    </message>
    <message>
        <source>Length that the model was trained at [token]. Angles beyond it are new to the weights.</source>
        <translation>模型训练时的长度 [token]。超出部分的角度对权重来说是新的。</translation>
    </message>
    <message>
        <source>Target L′</source>
        <translation>目标长度 L′</translation>
    </message>
    <message>
        <source>Length that the model shall be used at [token]. It changes no method; each method has its own factor.</source>
        <translation>希望使用的长度 [token]。它不改变任何方法；每个方法有自己的倍数。</translation>
    </message>
    <message>
        <source>Current n</source>
        <translation>当前长度 n</translation>
    </message>
    <message>
        <source>Current length of the text [token]: dynamic methods grow with it, LongRoPE switches at L. Empty: nothing has grown.</source>
        <translation>文本的当前长度 [token]：动态方法随它增长，LongRoPE 在 L 处切换。留空：尚未增长。</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>None of the compared methods looks at the current length.</source>
        <translation>所比较的方法都不使用当前长度。</translation>
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
        <source>Same seed, same random numbers, on every machine.</source>
        <translation>种子相同，任何机器上的随机数都相同。</translation>
    </message>
    <message>
        <source>No random numbers are drawn for this source.</source>
        <translation>该来源不使用随机数。</translation>
    </message>
</context>
<context>
    <name>PairAxis</name>
    <message>
        <source>pair i</source>
        <translation>维对 i</translation>
    </message>
</context>
<context>
    <name>ParameterEffect</name>
    <message>
        <source>With the other values as they are, this changes nothing.</source>
        <translation>在其他值不变的情况下，它不改变任何东西。</translation>
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
        <source>each pair&apos;s hᵢ·exp(i(m − n)θᵢ), head to tail, at distance %1</source>
        <translation>每一对的 hᵢ·exp(i(m − n)θᵢ) 首尾相接，距离 %1</translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation>q·k = %1</translation>
    </message>
    <message>
        <source>Each pair adds an arrow of fixed length that turns with the distance; the score is how far to the right the chain ends. Near tokens point one way, far ones in all directions.</source>
        <translation>每一对贡献一支长度固定、随距离转动的箭头；链条终点向右到达的距离就是得分。距离近时箭头同向，距离远时各指一方。</translation>
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
        <source>part of q·k</source>
        <translation>对 q·k 的贡献</translation>
    </message>
    <message>
        <source>|Sⱼ|</source>
        <translation>|Sⱼ|</translation>
    </message>
    <message>
        <source>The chain&apos;s end: its real part is the score</source>
        <translation>链条终点：其实部就是得分</translation>
    </message>
    <message>
        <source>The chain&apos;s real part, and %1 of coordinates that do not rotate, are the score</source>
        <translation>链条的实部加上不旋转坐标的 %1 就是得分</translation>
    </message>
    <message>
        <source>What each pair adds: pairs that turned away take from the score</source>
        <translation>每一对的贡献：转到反方向的对使得分变小</translation>
    </message>
    <message>
        <source>Partial sums of unit arrows, mean %1: the chain ends within max|Δh| · Σ|Sⱼ| = %2 (Abel)</source>
        <translation>单位箭头的部分和，平均 %1：链条终点不超过 max|Δh| · Σ|Sⱼ| = %2（Abel）</translation>
    </message>
    <message>
        <source>pair %1 · part of q·k %2 · chain up to it (%3, %4) · |S| %5</source>
        <translation>第 %1 对 · 对 q·k 的贡献 %2 · 到此的链条 (%3, %4) · |S| %5</translation>
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
        <source>nothing is rounded: no place is chosen where the format applies</source>
        <translation>没有任何舍入：未选择格式作用的环节</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rotations distinct</source>
        <translation>%1：%3 个旋转中 %2 个可区分</translation>
    </message>
    <message>
        <source>RoPE&apos;s score is the same at every common shift only as long as m·θ is exact: bfloat16 knows whole numbers up to 256 alone, float16 up to 2048, so libraries keep positions and angles in float32.</source>
        <translation>只有 m·θ 精确时，RoPE 的得分才不随共同平移变化：bfloat16 只能精确表示 256 以内的所有整数，float16 为 2048，因此各种库用 float32 保存位置和角度。</translation>
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
        <source>deviation of %1</source>
        <translation>%1 的偏差</translation>
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
        <source>One position alone cannot be told from another: give a target length L′ of at least 2 tokens.</source>
        <translation>只有一个位置时无从区分：请把目标长度 L′ 设为至少 2 个 token。</translation>
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
        <source>%1: %2 distinct, %3 by rotation</source>
        <translation>%1：可区分 %2 个，按旋转 %3 个</translation>
    </message>
    <message>
        <source>%1: %2, off by %3</source>
        <translation>%1：%2，偏差 %3</translation>
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
        <source>Largest deviation up to s · pale: at s alone · dashed: the score, %1</source>
        <translation>平移至 s 的最大偏差 · 浅色：仅在 s 处 · 虚线：得分 %1</translation>
    </message>
    <message>
        <source>Positions whose cos and sin differ from the last · pale: by position</source>
        <translation>cos 与 sin 不同于前一位置的位置 · 浅色：仅看位置</translation>
    </message>
    <message>
        <source>%1 · positions counted to %2, not to L′</source>
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
        <source>%1 · q at m = %2, k at n = %3 · ring: trained angles, dashes: new at L′</source>
        <translation>%1 · q 在 m = %2，k 在 n = %3 · 圆环：训练过的角度，虚线：L′ 处的新角度</translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation>q·k = %1</translation>
    </message>
    <message>
        <source>Pair i turns by m·θᵢ: fast pairs tell neighbours apart, slow ones tell far from near and may reach angles never seen in training.</source>
        <translation>第 i 对转过 m·θᵢ：快的对区分相邻位置，慢的对区分远近，并可能到达训练中从未见过的角度。</translation>
    </message>
    <message>
        <source>one pair in %1 is drawn</source>
        <translation>每 %1 对画一对</translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m</source>
        <translation>第 %1 对 · θ = %2 弧度/token · 波长 %3 token · 在 m 处 %4 圈</translation>
    </message>
</context>
<context>
    <name>StateChange</name>
    <message>
        <source>change of base</source>
        <translation>更改基数</translation>
    </message>
    <message>
        <source>change of head dimension</source>
        <translation>更改头维度</translation>
    </message>
    <message>
        <source>change of rotary part</source>
        <translation>更改旋转比例</translation>
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
        <source>added method</source>
        <translation>添加方法</translation>
    </message>
    <message>
        <source>removed method</source>
        <translation>移除方法</translation>
    </message>
    <message>
        <source>shown method</source>
        <translation>显示方法</translation>
    </message>
    <message>
        <source>hidden method</source>
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
        <translation>更改因子</translation>
    </message>
    <message>
        <source>move of positions</source>
        <translation>移动位置</translation>
    </message>
    <message>
        <source>choice of pair</source>
        <translation>选择维对</translation>
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
        <source>numbers from a file</source>
        <translation>来自文件的数值</translation>
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
        <source>holds no numbers</source>
        <translation>没有数值</translation>
    </message>
    <message>
        <source>%1 numbers a row; the head dimension is %2</source>
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
        <source>&amp;Export picture…</source>
        <translation>导出图(&amp;E)…</translation>
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
        <source>&amp;Copy picture</source>
        <translation>复制图(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>复制数值(&amp;N)</translation>
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
        <source>&amp;Play positions</source>
        <translation>播放位置(&amp;P)</translation>
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
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
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
        <source>Nothing opened yet</source>
        <translation>尚未打开任何文件</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>清除记录</translation>
    </message>
    <message>
        <source>As the system</source>
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
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Every pair keeps the speed it was trained with; beyond the trained length the slow pairs meet angles they never saw.</source>
        <translation>每一对保持训练时的速度；超过训练长度后，慢的对会遇到从未见过的角度。</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性内插</translation>
    </message>
    <message>
        <source>Every pair turns s times slower, so that all angles stay in the trained range; neighbours come closer together.</source>
        <translation>每一对都慢 s 倍，所有角度都留在训练范围内；相邻位置变得更难区分。</translation>
    </message>
    <message>
        <source>every position is divided by this</source>
        <translation>每个位置都除以它</translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation>NTK-aware</translation>
    </message>
    <message>
        <source>A larger base: pair i turns s^(2i/(r-2)) times slower, the first pair not at all, the last exactly s times.</source>
        <translation>更大的基数：第 i 对慢 s^(2i/(r-2)) 倍，第一对完全不变，最后一对恰好慢 s 倍。</translation>
    </message>
    <message>
        <source>the last pair turns this many times slower, the first not at all</source>
        <translation>最后一对慢这么多倍，第一对不变</translation>
    </message>
    <message>
        <source>NTK alpha</source>
        <translation>NTK alpha</translation>
    </message>
    <message>
        <source>The NTK-aware base with a constant alpha, written as type dynamic with alpha instead of factor.</source>
        <translation>使用常数 alpha 的 NTK-aware 基数，写作 dynamic 类型，用 alpha 代替 factor。</translation>
    </message>
    <message>
        <source>the last pair turns this many times slower</source>
        <translation>最后一对慢这么多倍</translation>
    </message>
    <message>
        <source>NTK fixed</source>
        <translation>NTK fixed</translation>
    </message>
    <message>
        <source>Pair i turns s^(2(i+1)/r) times slower: like NTK-aware, but the first pair is slowed a little too.</source>
        <translation>第 i 对慢 s^(2(i+1)/r) 倍：类似 NTK-aware，但第一对也略微放慢。</translation>
    </message>
    <message>
        <source>NTK mixed</source>
        <translation>NTK mixed</translation>
    </message>
    <message>
        <source>Between linear and NTK fixed: how the slowing grows from pair to pair is set by an exponent.</source>
        <translation>介于线性内插和 NTK fixed 之间：放慢程度如何逐对增长由一个指数决定。</translation>
    </message>
    <message>
        <source>0 slows all pairs alike, 1 is the fixed form</source>
        <translation>0 表示所有对同等放慢，1 即 fixed 形式</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>A larger base, chosen so that the pair that made one turn within L makes one within L&apos;.</source>
        <translation>更大的基数，使得在 L 内转一圈的那一对在 L&apos; 内恰好转一圈。</translation>
    </message>
    <message>
        <source>L&apos;/L; absent: max_position_embeddings / L</source>
        <translation>L&apos;/L；缺省：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>动态 NTK</translation>
    </message>
    <message>
        <source>NTK-aware with a stretch that grows with the current length; up to the trained length nothing changes.</source>
        <translation>放大量随当前长度增长的 NTK-aware；在训练长度以内没有变化。</translation>
    </message>
    <message>
        <source>strength: the base follows (s n/L - (s - 1))^(r/(r-2)) once the sequence n is longer than L</source>
        <translation>强度：当序列长度 n 超过 L 时，基数按 (s n/L - (s - 1))^(r/(r-2)) 放大</translation>
    </message>
    <message>
        <source>dynamic NTK (vLLM)</source>
        <translation>动态 NTK（vLLM）</translation>
    </message>
    <message>
        <source>Dynamic NTK without dynamics: the base for the longest length, at every length.</source>
        <translation>没有动态的动态 NTK：任何长度都用最大长度的基数。</translation>
    </message>
    <message>
        <source>the length s L that the base is computed for</source>
        <translation>计算基数所用的长度 s L</translation>
    </message>
    <message>
        <source>dynamic NTK (Qwen)</source>
        <translation>动态 NTK（Qwen）</translation>
    </message>
    <message>
        <source>NTK-aware with a stretch that takes a step at each doubling beyond the trained length.</source>
        <translation>超过训练长度后，每翻一倍放大量跳一级的 NTK-aware。</translation>
    </message>
    <message>
        <source>dynamic linear</source>
        <translation>动态线性</translation>
    </message>
    <message>
        <source>Positions are squeezed into the trained range once the sequence is longer; until then nothing changes.</source>
        <translation>序列超长后把位置压缩到训练范围内；在此之前没有变化。</translation>
    </message>
    <message>
        <source>NTK-by-parts</source>
        <translation>NTK-by-parts</translation>
    </message>
    <message>
        <source>YaRN&apos;s frequencies without its temperature.</source>
        <translation>YaRN 的频率，但不含温度。</translation>
    </message>
    <message>
        <source>how many times slower the slow pairs turn; absent: max_position_embeddings / L</source>
        <translation>慢的对放慢多少倍；缺省：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>pairs with more turns than this within L are left alone</source>
        <translation>在 L 内转的圈数超过它的对保持不变</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>pairs with fewer turns than this within L are interpolated fully</source>
        <translation>在 L 内转的圈数少于它的对完全内插</translation>
    </message>
    <message>
        <source>NTK-by-parts (original)</source>
        <translation>NTK-by-parts（原始）</translation>
    </message>
    <message>
        <source>Unscaled, NTK-aware and linear frequencies blended by two ramps over the pairs.</source>
        <translation>用两条斜坡把未缩放、NTK-aware 和线性三种频率混合。</translation>
    </message>
    <message>
        <source>how many times slower the slow pairs turn</source>
        <translation>慢的对放慢多少倍</translation>
    </message>
    <message>
        <source>how much of the NTK-aware part is used</source>
        <translation>NTK-aware 部分用多少</translation>
    </message>
    <message>
        <source>how much of the unscaled part is used</source>
        <translation>未缩放部分用多少</translation>
    </message>
    <message>
        <source>dynamic NTK-by-parts</source>
        <translation>动态 NTK-by-parts</translation>
    </message>
    <message>
        <source>The original NTK-by-parts with a factor that grows with the current length; up to the trained length nothing changes.</source>
        <translation>倍数随当前长度增长的原始 NTK-by-parts；在训练长度以内没有变化。</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Fast pairs are kept, slow pairs turn s times slower, those between are blended; the logits are sharpened by A squared.</source>
        <translation>快的对保持不变，慢的对慢 s 倍，中间的过渡；logits 乘以 A 的平方而变得更尖锐。</translation>
    </message>
    <message>
        <source>A on cos and sin; absent: 0.1 ln(factor) + 1</source>
        <translation>乘到 cos 和 sin 上的 A；缺省：0.1 ln(factor) + 1</translation>
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
        <source>round the ramp&apos;s ends to whole pairs</source>
        <translation>把斜坡两端取整到整数对</translation>
    </message>
    <message>
        <source>YaRN (vLLM)</source>
        <translation>YaRN（vLLM）</translation>
    </message>
    <message>
        <source>YaRN by vLLM&apos;s keys: attn_factor multiplies the temperature, attention_factor and mscale are not read.</source>
        <translation>按 vLLM 的键解读的 YaRN：attn_factor 乘到温度上，不读取 attention_factor 和 mscale。</translation>
    </message>
    <message>
        <source>multiplies the share of each pair that is kept</source>
        <translation>乘到每对保持的份额上</translation>
    </message>
    <message>
        <source>multiplies the temperature 0.1 ln(factor) + 1</source>
        <translation>乘到温度 0.1 ln(factor) + 1 上</translation>
    </message>
    <message>
        <source>false: attn_factor alone</source>
        <translation>false：只用 attn_factor</translation>
    </message>
    <message>
        <source>YaRN (paper&apos;s ramp)</source>
        <translation>YaRN（论文的斜坡）</translation>
    </message>
    <message>
        <source>YaRN as the paper&apos;s text has it: blended in proportion to the number of turns, not to the pair index.</source>
        <translation>按论文文字的 YaRN：按圈数而不是维对序号成比例地过渡。</translation>
    </message>
    <message>
        <source>YaRN (DeepSeek in vLLM)</source>
        <translation>YaRN（vLLM 中的 DeepSeek）</translation>
    </message>
    <message>
        <source>YaRN with A = M(mscale)/M(mscale_all_dim) even where only one of the two is given.</source>
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
        <source>YaRN&apos;s frequencies once the context exceeds L; cos and sin are not scaled, the softmax scale is.</source>
        <translation>上下文超过 L 后使用 YaRN 的频率；cos 和 sin 不缩放，softmax 的尺度被缩放。</translation>
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
        <source>YaRN with temperature 0.07 ln s + 1, and s always max_position_embeddings / L.</source>
        <translation>温度为 0.07 ln s + 1 的 YaRN，s 始终为 max_position_embeddings / L。</translation>
    </message>
    <message>
        <source>dynamic YaRN</source>
        <translation>动态 YaRN</translation>
    </message>
    <message>
        <source>YaRN with a factor that grows with the current length, frequencies and temperature alike.</source>
        <translation>倍数随当前长度增长的 YaRN，频率与温度都随之变化。</translation>
    </message>
    <message>
        <source>start from max_position_embeddings / L instead of 1</source>
        <translation>从 max_position_embeddings / L 而不是 1 开始</translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation>LongRoPE</translation>
    </message>
    <message>
        <source>Every pair has a divisor of its own, found by search: one list up to the trained length, another beyond it.</source>
        <translation>每一对有自己的、由搜索得到的除数：训练长度以内一组，超出后另一组。</translation>
    </message>
    <message>
        <source>divisor of each pair up to L</source>
        <translation>L 以内每一对的除数</translation>
    </message>
    <message>
        <source>divisor of each pair beyond L</source>
        <translation>超过 L 后每一对的除数</translation>
    </message>
    <message>
        <source>only for A; absent: max_position_embeddings / L</source>
        <translation>仅用于 A；缺省：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>A on cos and sin; absent: sqrt(1 + ln(factor) / ln(L))</source>
        <translation>乘到 cos 和 sin 上的 A；缺省：sqrt(1 + ln(factor) / ln(L))</translation>
    </message>
    <message>
        <source>dynamic LongRoPE</source>
        <translation>动态 LongRoPE</translation>
    </message>
    <message>
        <source>LongRoPE whose divisors grow from 1 to the found ones as the current length grows.</source>
        <translation>除数随当前长度从 1 增长到搜索所得值的 LongRoPE。</translation>
    </message>
    <message>
        <source>L&apos;/L at which the divisors are reached; absent: max_position_embeddings / L</source>
        <translation>达到这些除数时的 L&apos;/L；缺省：max_position_embeddings / L</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Short waves are kept, long waves turn s times slower, those between are blended by their number of turns.</source>
        <translation>短波保持不变，长波慢 s 倍，中间的按圈数过渡。</translation>
    </message>
    <message>
        <source>pairs with fewer turns than this within L are divided by the factor</source>
        <translation>在 L 内转的圈数少于它的对除以倍数</translation>
    </message>
    <message>
        <source>pairs with more turns than this within L are kept</source>
        <translation>在 L 内转的圈数多于它的对保持不变</translation>
    </message>
    <message>
        <source>p-RoPE</source>
        <translation>p-RoPE</translation>
    </message>
    <message>
        <source>Only the fastest share of the pairs turns; the slow ones stand still and carry content without position.</source>
        <translation>只有最快的一部分对旋转；慢的对静止不动，携带不含位置的内容。</translation>
    </message>
    <message>
        <source>share of the pairs that turn</source>
        <translation>旋转的对所占比例</translation>
    </message>
    <message>
        <source>every pair that turns is slowed by this</source>
        <translation>每个旋转的对放慢这么多</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Giraffe</translation>
    </message>
    <message>
        <source>Slow pairs are slowed by a power of their index, or replaced by one slow turn and then by none.</source>
        <translation>慢的对按其序号的幂放慢，或先换成一个慢速再换成静止。</translation>
    </message>
    <message>
        <source>every position is divided by this first</source>
        <translation>首先每个位置除以它</translation>
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
        <source>Every wavelength is rounded to whole tokens, so each pair meets the same angles again and again.</source>
        <translation>每个波长都取整为整数个 token，因此每一对反复遇到相同的角度。</translation>
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
        <source>The rope operator with its own numbers: freq_scale, ext_factor, attn_factor, betas and divisors per pair.</source>
        <translation>rope 算子及其自身的参数：freq_scale、ext_factor、attn_factor、各 beta 和每对的除数。</translation>
    </message>
    <message>
        <source>1/factor: every angle is multiplied by this</source>
        <translation>1/factor：每个角度都乘以它</translation>
    </message>
    <message>
        <source>0: linear; 1: YaRN&apos;s ramp; between: a blend</source>
        <translation>0：线性；1：YaRN 的斜坡；中间：混合</translation>
    </message>
    <message>
        <source>A, before the operator&apos;s own 1 + 0.1 ln(1/freq_scale)</source>
        <translation>A，在算子自身的 1 + 0.1 ln(1/freq_scale) 之前</translation>
    </message>
    <message>
        <source>divisor of each pair (rope_freqs)</source>
        <translation>每一对的除数（rope_freqs）</translation>
    </message>
    <message>
        <source>ReRoPE</source>
        <translation>ReRoPE</translation>
    </message>
    <message>
        <source>Distances stop at w: min(distance, w).</source>
        <translation>距离到 w 为止：min(距离, w)。</translation>
    </message>
    <message>
        <source>w: distances below it are kept</source>
        <translation>w：小于它的距离保持不变</translation>
    </message>
    <message>
        <source>Leaky ReRoPE</source>
        <translation>Leaky ReRoPE</translation>
    </message>
    <message>
        <source>Distances beyond w grow k times slower: w + (distance - w)/k.</source>
        <translation>超过 w 的距离增长放慢 k 倍：w + (距离 - w)/k。</translation>
    </message>
    <message>
        <source>k: beyond the window distances grow this many times slower</source>
        <translation>k：超出窗口后距离增长放慢的倍数</translation>
    </message>
    <message>
        <source>Self-Extend</source>
        <translation>Self-Extend</translation>
    </message>
    <message>
        <source>Distances beyond w are counted in groups: floor(m/G) + w - w/G - floor(n/G).</source>
        <translation>超过 w 的距离按组计数：floor(m/G) + w - w/G - floor(n/G)。</translation>
    </message>
    <message>
        <source>G: positions of far keys and their queries are divided by it, rounded down</source>
        <translation>G：远处的键及其查询的位置除以它并向下取整</translation>
    </message>
    <message>
        <source>dual chunk attention</source>
        <translation>双块注意力</translation>
    </message>
    <message>
        <source>Distances inside a chunk and to the one before it are kept, older ones collapse to the largest.</source>
        <translation>块内以及到前一块的距离保持不变，更早的都归为最大距离。</translation>
    </message>
    <message>
        <source>C: the largest distance that is used</source>
        <translation>C：所用的最大距离</translation>
    </message>
    <message>
        <source>l: tokens of the chunk before whose distances are kept; a chunk has C - l</source>
        <translation>l：前一块中保持距离的 token 数；每块有 C - l 个</translation>
    </message>
    <message>
        <source>STRING</source>
        <translation>STRING</translation>
    </message>
    <message>
        <source>Distances from S on are moved down to W, so that well-trained short distances are used again.</source>
        <translation>从 S 起的距离下移到 W，使训练充分的短距离得到重用。</translation>
    </message>
    <message>
        <source>S: distances from here on are moved down by it; a third of L</source>
        <translation>S：从这里起的距离都减去它；通常为 L 的三分之一</translation>
    </message>
    <message>
        <source>W: what S itself becomes</source>
        <translation>W：S 本身变成的值</translation>
    </message>
    <message>
        <source>LM-Infinite</source>
        <translation>LM-Infinite</translation>
    </message>
    <message>
        <source>Distances stop at L, and only the first G and the last L keys are seen.</source>
        <translation>距离到 L 为止，并且只看得到最前 G 个和最近 L 个键。</translation>
    </message>
    <message>
        <source>G: first tokens that every query sees</source>
        <translation>G：每个查询都看得到的最前 token 数</translation>
    </message>
    <message>
        <source>L: last tokens that a query sees, and the largest distance</source>
        <translation>L：查询看得到的最近 token 数，也是最大距离</translation>
    </message>
    <message>
        <source>StreamingLLM</source>
        <translation>StreamingLLM</translation>
    </message>
    <message>
        <source>Distances count places in a cache of the first tokens and a recent window; other keys are not seen.</source>
        <translation>距离按缓存中的位次计数，缓存只含最前的 token 和最近的窗口；其他键看不到。</translation>
    </message>
    <message>
        <source>first tokens that stay in the cache</source>
        <translation>留在缓存中的最前 token 数</translation>
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
        <source>Constants added to query and key positions; equal ones change nothing.</source>
        <translation>给查询和键的位置各加一个常数；两者相等则毫无影响。</translation>
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
        <source>Another base, and nothing else: slow pairs turn slower still, the first pair keeps its speed.</source>
        <translation>只换一个底数：慢的对转得更慢，第一对速度不变。</translation>
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
        <source>Nothing turns: these layers see content without position, beside others that rotate.</source>
        <translation>什么都不旋转：这些层只看内容而不看位置，与会旋转的层并存。</translation>
    </message>
    <message>
        <source>M-RoPE</source>
        <translation>M-RoPE</translation>
    </message>
    <message>
        <source>The first pairs follow time, the next height, the last width: text has the same position on each, an image its frames, rows and columns.</source>
        <translation>前面的对跟随时间，随后的跟随高度，最后的跟随宽度：文本在各轴上位置相同，图像则是帧、行和列。</translation>
    </message>
    <message>
        <source>interleaved M-RoPE</source>
        <translation>交错 M-RoPE</translation>
    </message>
    <message>
        <source>Pairs take turns between time, height and width, so that each axis has fast and slow ones.</source>
        <translation>各对轮流属于时间、高度和宽度，使每个轴都有快的和慢的对。</translation>
    </message>
    <message>
        <source>Ernie 4.5 VL M-RoPE</source>
        <translation>Ernie 4.5 VL M-RoPE</translation>
    </message>
    <message>
        <source>The fast pairs alternate between height and width, the slow ones follow time.</source>
        <translation>快的对在高度与宽度之间交替，慢的对跟随时间。</translation>
    </message>
    <message>
        <source>openPangu M-RoPE</source>
        <translation>openPangu M-RoPE</translation>
    </message>
    <message>
        <source>Each pair goes to the axis with the smallest share so far, the last one to time.</source>
        <translation>每一对归于目前份额最小的轴，最后一对归于时间。</translation>
    </message>
    <message>
        <source>XDRoPE</source>
        <translation>XDRoPE</translation>
    </message>
    <message>
        <source>Sequence, width, height and time have a quarter of the pairs each; the rows of an image count from 0.</source>
        <translation>序列、宽度、高度和时间各占四分之一的对；图像的行从 0 计起。</translation>
    </message>
    <message>
        <source>2-D RoPE (Qwen2-VL)</source>
        <translation>二维 RoPE（Qwen2-VL）</translation>
    </message>
    <message>
        <source>A vision tower: the first half of the pairs follows the row of a patch, the second its column.</source>
        <translation>视觉塔：前一半的对跟随图块的行，后一半跟随其列。</translation>
    </message>
    <message>
        <source>2-D RoPE (Pixtral)</source>
        <translation>二维 RoPE（Pixtral）</translation>
    </message>
    <message>
        <source>A vision tower: even pairs follow the row of a patch, odd ones its column.</source>
        <translation>视觉塔：偶数对跟随图块的行，奇数对跟随其列。</translation>
    </message>
    <message>
        <source>2-D RoPE (Llama 4)</source>
        <translation>二维 RoPE（Llama 4）</translation>
    </message>
    <message>
        <source>A vision tower: columns, then rows, counted from 1; pairs are interleaved; the class token is not turned.</source>
        <translation>视觉塔：先列后行，从 1 计起；坐标对交错排列；类别 token 不旋转。</translation>
    </message>
    <message>
        <source>the first token of the example&apos;s image; text stands before and after it</source>
        <translation>示例中图像的第一个 token；其前后都是文本</translation>
    </message>
    <message>
        <source>patches along each side of the block that becomes one token</source>
        <translation>合成一个 token 的方块每边的图块数</translation>
    </message>
    <message>
        <source>pairs that follow time, height and width; absent: 1/4, 3/8, 3/8</source>
        <translation>跟随时间、高度、宽度的对数；缺省：1/4、3/8、3/8</translation>
    </message>
    <message>
        <source>frames, rows and columns of the image; absent: 1, 32, 32</source>
        <translation>图像的帧数、行数和列数；缺省：1, 32, 32</translation>
    </message>
    <message>
        <source>pairs that follow time, height and width; absent: 3/8, 5/16, 5/16</source>
        <translation>跟随时间、高度、宽度的对数；缺省：3/8、5/16、5/16</translation>
    </message>
    <message>
        <source>pairs that follow height, width and time; absent: 11/32, 11/32, 5/16</source>
        <translation>跟随高度、宽度、时间的对数；缺省：11/32、11/32、5/16</translation>
    </message>
    <message>
        <source>pairs that follow time, height and width; absent: a third each</source>
        <translation>跟随时间、高度、宽度的对数；缺省：各三分之一</translation>
    </message>
    <message>
        <source>pairs that follow sequence, width, height and time; absent: a quarter each</source>
        <translation>跟随序列、宽度、高度、时间的对数；缺省：各四分之一</translation>
    </message>
    <message>
        <source>frames (1), rows and columns of the image; absent: 1, 32, 32</source>
        <translation>图像的帧数（1）、行数和列数；缺省：1, 32, 32</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>log-n</source>
        <translation>log-n</translation>
    </message>
    <message>
        <source>max(1, ln(m + 1)/ln L): longer contexts get sharper attention, so that entropy stays about the same.</source>
        <translation>max(1, ln(m + 1)/ln L)：上下文越长注意力越尖锐，使熵大致不变。</translation>
    </message>
    <message>
        <source>L: up to it nothing changes</source>
        <translation>L：在它以内没有变化</translation>
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
        <source>L: the temperature takes a step at its multiples</source>
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
        <source>What is on screen</source>
        <translation>屏幕上的内容</translation>
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
        <source>CSV, the numbers</source>
        <translation>CSV，数值</translation>
    </message>
    <message>
        <source>as in the window</source>
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
        <source>transparent ground</source>
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
        <source>Vectors and numbers have no pixels.</source>
        <translation>矢量图和数值没有像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 × %4 cm</source>
        <translation>%1 × %2 像素，%3 × %4 厘米</translation>
    </message>
    <message>
        <source>all numbers behind the picture</source>
        <translation>图背后的全部数值</translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation>%1 × %2 厘米</translation>
    </message>
    <message>
        <source>GIF, played from key to query</source>
        <translation>GIF，从键播放到查询</translation>
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
        <source>choice of %1</source>
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
        <source>The picture “%1” is in the clipboard.</source>
        <translation>图“%1”已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The numbers of “%1” are in the clipboard.</source>
        <translation>“%1”的数值已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>In the clipboard: %1</source>
        <translation>已复制到剪贴板：%1</translation>
    </message>
    <message>
        <source>query and key</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 现在是%2。</translation>
    </message>
    <message>
        <source>Writing the GIF: frame %1 of %2</source>
        <translation>正在写 GIF：第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Models, sessions, exported pictures, vectors (*.json *.gguf *.ropescope *.png *.svg *.pdf *.gif *.npy *.csv *.safetensors);;All files (*)</source>
        <translation>模型、会话、导出的图片、向量 (*.json *.gguf *.ropescope *.png *.svg *.pdf *.gif *.npy *.csv *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A GIF is being written. Please export again when it is done.</source>
        <translation>正在写一个 GIF，请在完成后再导出。</translation>
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
        <source>Half-split: coordinate i turns with i + r/2 (Llama, NeoX). Interleaved: 2i with 2i + 1 (GPT-J, GLM).</source>
        <translation>前后半配对：坐标 i 与 i + r/2 一起旋转（Llama、NeoX）。相邻配对：2i 与 2i + 1（GPT-J、GLM）。</translation>
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
        <source>Methods compared</source>
        <translation>比较的方法</translation>
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
        <source>Hide in the pictures</source>
        <translation>在图中隐藏</translation>
    </message>
    <message>
        <source>Show in the pictures</source>
        <translation>在图中显示</translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
        <translation>从比较中移除</translation>
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
        <source>Pictures</source>
        <translation>图</translation>
    </message>
</context>
<context>
    <name>rope::ui::PictureView</name>
    <message>
        <source>Being computed …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Enlarge or put back</source>
        <translation>放大或还原</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>复制数值</translation>
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
        <source>What play and step move: the query alone, so that the distance grows, or both, so that the score must stay.</source>
        <translation>播放和单步移动什么：只移动查询，距离变大；或两者一起移动，得分必须不变。</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/秒</translation>
    </message>
    <message>
        <source>Speed of the play</source>
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
        <source>Drag a thumb: query (m) or key (n). Arrow keys move the chosen one by a token; up and down take the other one.</source>
        <translation>拖动滑块：查询 (m) 或键 (n)。左右方向键将选中的一个移动一个 token；上下方向键切换到另一个。</translation>
    </message>
    <message>
        <source>query at %1, key at %2</source>
        <translation>查询在 %1，键在 %2</translation>
    </message>
</context>
<context>
    <name>rope::ui::PresetPicker</name>
    <message>
        <source>own settings</source>
        <translation>自定义设置</translation>
    </message>
    <message>
        <source>Model: %1. Click to choose another one.</source>
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
        <source>What queries are multiplied with by their position; scores beyond the stage “dot” have it.</source>
        <translation>查询按其位置所乘的数；“点积”阶段之后的分数都包含它。</translation>
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
        <source>Write the picture in front to a file</source>
        <translation>将当前的图写入文件</translation>
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
        <source>A whole number is needed</source>
        <translation>需要整数</translation>
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
        <source>%1 rows: one for each position, from 0 on.</source>
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
        <source>query alone</source>
        <translation>仅查询</translation>
    </message>
    <message>
        <source>key alone</source>
        <translation>仅键</translation>
    </message>
    <message>
        <source>Which tensor? Its rows must have %1 numbers.</source>
        <translation>选哪个张量？每行须有 %1 个数。</translation>
    </message>
    <message>
        <source>Use the numbers as</source>
        <translation>将数值用作</translation>
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
        <source>why not</source>
        <translation>为何不可</translation>
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
        <source>one random pair</source>
        <translation>一对随机向量</translation>
    </message>
    <message>
        <source>a random row per token</source>
        <translation>每个 token 一行随机数</translation>
    </message>
    <message>
        <source>the worked example</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>How q and k arise. The worked example is a model of four dimensions, small enough to follow by hand.</source>
        <translation>q 和 k 从何而来。算例是一个四维的小模型，可以手算验证。</translation>
    </message>
    <message>
        <source>Emulated number format of positions, angles, tables and products.</source>
        <translation>位置、角度、表和乘积所模拟的数值格式。</translation>
    </message>
    <message>
        <source>given numbers</source>
        <translation>给定的数值</translation>
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
