<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Visualises rotary position embedding: how each pair of coordinates rotates, how this affects attention scores, and what context extension methods change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Built with Qt, Qt Charts, Eigen and JSON for Modern C++.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About RopeScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview and the views in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the focused slider or position by one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a slider: reset to the value of the model. On a picture: enlarge or restore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave projector mode; cancel input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePicture</name>
    <message>
        <source>Compare methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained length L = %1 tokens, target length L′ = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · add a method to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs outside the trained range, short-range score change %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling all pairs equally keeps all angles in the trained range but makes adjacent tokens harder to tell apart. Scaling only the low-frequency pairs keeps adjacent tokens apart, but some angles leave the trained range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′ / θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score, q = k = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key n [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query m [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′/θ: 1 leaves the frequency unchanged, ¼ divides it by four. High-frequency pairs (left) resolve adjacent tokens, low-frequency pairs (right) long distances. Red: up to L′ the pair leaves the trained range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′/θ by pair i. Red: outside the trained range at L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score against distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey: the model without scaling. Shaded: adjacent tokens, distances 1 to 8. Where a curve equals the grey one, adjacent tokens are unchanged; a curve shifted to the right makes them harder to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = k = 1, by distance [token]. Grey: no scaling. Shaded: adjacent tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same q and k under every method, with one colour scale. Wider stripes along the diagonal: adjacent tokens are harder to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query m by key n [token]. Wider stripes: adjacent tokens are harder to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L = L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed from the current settings · red: the worst value of the row, where methods differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad outside the trained range at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside the trained range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · pair %2 · θ′/θ %3 · %4 revolutions in training · %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · distance %2 · score %3, unscaled %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · m = %2, n = %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (÷%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad, pair %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of pair 0 per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair with the highest frequency resolves adjacent tokens. A smaller angle makes them harder to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest resolved distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance at which the pair with the highest frequency has rotated by one radian. Tokens at shorter distances are hard to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short-range score change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root mean square change of the score of q = k = 1 (1 at distance 0) at distances 1 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs outside the trained range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with angles up to L′ that do not occur up to L: the red dots in the upper charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest angle outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest arc that one of these pairs covers up to L′ and not up to L.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs whose frequency the method changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unscaled · blended · interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with θ′ = θ, with θ′ between θ and θ/s, and with θ′ = θ/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention factor A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are both multiplied by A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A² times the softmax factor (DeepSeek). Above 1, attention is more concentrated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent tokens stay distinguishable: pair 0 is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent tokens become easier to tell apart: the frequency of pair 0 is %1× higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent tokens cannot be told apart: pair 0 does not rotate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent tokens become harder to tell apart: the frequency of pair 0 is divided by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs stay in the trained range up to L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs leave the trained range before L′, by up to %3 rad.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecayPicture</name>
    <message>
        <source>Long-range decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean |Sⱼ| over pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score of q = k = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score of the current q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at L′: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At long distances the pairs have different angles and their sum becomes small. This is a trend, not a guarantee: the curve also rises again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean |Sⱼ|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score, q = k = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score q·k / √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance m − n [token], logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance m − n [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L = L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EncodingProperties</name>
    <message>
        <source>relative only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative change of a score under a common shift; holds up to 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preserves norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative change of a vector&apos;s norm with its position; holds up to 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features per coordinate that are needed to write the score as a product of two vectors; holds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decays with distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank correlation of distance and mean score of a vector with itself; holds at −0.7 or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinguishes order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative difference of the scores of a key before and after the query; holds above 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative change of a score with the distance; holds above 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defined beyond L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fraction of the positions from L on that have a score; holds at 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation by shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max − min of the score of this q at m and this k at n under common shifts of up to L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measurable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EncodingsPicture</name>
    <message>
        <source>Encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same q and k; rows: query m, columns: key n, %1 tokens · below: measured properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 depend on m − n alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only RoPE rotates q and k themselves, preserves their norm and gives scores that depend on m − n alone. Therefore it can be used with linear attention; a bias on the score cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: row sums %2 to %3, %4 negative weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear attention, RoPE in the numerator only — %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · m = %2, n = %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked, or position not defined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Pair 0 has the highest frequency: %1 rad per token, one revolution every %2 tokens. Pair %3 has the lowest: one revolution takes %4 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary position embedding splits a head of %1 coordinates into %2 pairs and rotates each pair by an angle that is proportional to the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query is at m = %1, the key at n = %2. Both are rotated, but their score depends on the distance %3 alone: under a common shift the invariance curve is constant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the trained length L = %1 the low-frequency pairs reach angles that did not occur in training. The methods in the list reduce their frequencies in different ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within L = %1 it completes %2 revolutions: every angle occurs in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within L = %1 it completes %2 of a revolution: the other angles do not occur in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One dial per pair. The arrow of the query is rotated by m·θ&lt;sub&gt;i&lt;/sub&gt;, the arrow of the key by n·θ&lt;sub&gt;i&lt;/sub&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected pair: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is %1 revolutions. The wavelength of the pair is %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring shows the angles that occur in training, the red dashes those that the target length adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are queries, columns are keys. Every cell is the score of two rotated vectors:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells on a diagonal have the same distance. With one q and one k for all positions they are equal: stripes. With a vector per token the content is visible as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key are shifted by s tokens. Their distance remains %1, so with RoPE the score remains:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The remaining variation is rounding error: try bfloat16 as number format. Encodings that are added to the vectors, sinusoidal or learned, are not constant, because position and content are mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound on the attention score as a function of distance. The bound of the RoFormer paper is the mean absolute value of the partial sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At short distances all %1 phasors have nearly the same direction; at long distances they point in all directions and the sum is small. This is a trend, not a guarantee: the curve goes up and down, and the score itself may become negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For independent random q and k with zero mean, the expected score is 0 at every distance; RoPE does not change this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs have a wavelength above L = %3: they do not complete a revolution in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes positions, not frequencies. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query is rotated as at m′ = %1: the distance %2 counts as %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FocusedDial</name>
    <message>
        <source>%1 rad, %2 revolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad/token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q rotated by m·θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k rotated by n·θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q before rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q at m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k at n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angles outside at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, total q·k %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatTable</name>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all distinct up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinct positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinct rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation (max − min)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrequenciesPicture</name>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′ of every pair · shaded: effect of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 pairs unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unscaled · %2 blended · %3 interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs below the line of L do not complete a revolution within the trained length. Without scaling they leave the trained range before L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair i</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′ [rad/token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · softmax ×%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength = L = L′ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength = L = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength = L′ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: θ′ %2, wavelength %3, θ/θ′ %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatmapPicture</name>
    <message>
        <source>Attention scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, over one token in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, one token in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m = %1, n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score depends on m − n alone: with the same q and k at every position, each diagonal has one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key position n [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query position m [token]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvariancePicture</name>
    <message>
        <source>Relative-position invariance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common shift of both positions by s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE variation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With RoPE the score depends on m − n alone, so a common shift does not change it. With encodings that are added to q and k it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal (added)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common shift s [token]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score q·k / √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position not defined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixPicture</name>
    <message>
        <source>Rotation matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R at m = %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1: cos %2, sin %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R is never built in practice: two numbers per pair and three steps give the same result. The pairing determines which two coordinates form a pair; weights trained with one pairing are wrong with the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: pairs %1 to %2 of %3. The other pairs are blocks of the same form; all other entries are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin include the attention factor A = %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r = %1 is odd: one zero is appended, labelled “+0”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 coordinates do not rotate: 1 on the diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-split: i and i + %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaved: 2i and 2i + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R, %1 (current)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate_half(q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·cos + rh·sin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin of m·θ for all %1 pairs; framed: the pairs shown above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1: %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinate %1, pair %2: %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodSentence</name>
    <message>
        <source>pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base %1 → %2. Pair 0 is unchanged, each further pair is scaled a little more, pair %3 exactly by %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies are unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every position is divided by %1: pair 0 rotates by %2 rad per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs stay in the trained range up to L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs leave the trained range before L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention factor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit scale %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances up to %1 are rotated as at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MethodText</name>
    <message>
        <source>Allowed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberControls</name>
    <message>
        <source>change of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head dimension d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates of one attention head. Two coordinates that rotate together are a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base b (rope_theta)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope_theta: pair i rotates by base^(−2i/r) rad per token. A larger base decreases the low frequencies most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inverse frequencies are given explicitly, so the base has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fraction of the coordinates that rotate. The others do not depend on the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inverse frequencies are given explicitly; their number determines the rotary dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained length L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context length of the training [token]. Angles reached only beyond it did not occur in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target length L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context length to use [token]. Does not change the factors of the methods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens processed so far [token]. Dynamic methods depend on it; LongRoPE switches its factors at L. Empty: the methods behave as within L.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the methods depends on the current length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the query [token].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position of the key [token].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same random numbers on every machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This source uses no random numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows and columns of the score picture [token].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest distance of the decay picture [token].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifts to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest common shift of the invariance picture [token].</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParameterEffect</name>
    <message>
        <source>No effect with the current settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrecisionPicture</name>
    <message>
        <source>Number formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is rounded: no rounding stage is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded: %1 · distance m − n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 rotations distinct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is unchanged by a common shift only if m·θ is exact. bfloat16 represents all integers up to 256 and float16 up to 2048, so libraries compute positions and angles in float32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common shift s [token], logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k / √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length N [token], logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinct positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of distinct positions requires a target length L′ of at least 2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest error up to s · faint: error at s · dashed: the score, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions whose cos and sin differ from those of the previous one · faint: positions themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 distinct positions, %3 distinct rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, error %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: overflow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RotationsPicture</name>
    <message>
        <source>Rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · q at m = %2, k at n = %3 · ring: trained angles, red dashes: outside at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair i rotates by m·θᵢ. High-frequency pairs resolve adjacent tokens; low-frequency pairs resolve long distances and can leave the trained range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pair in %1 is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateChange</name>
    <message>
        <source>change of base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of head dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of rotary fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of trained length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of target length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of current length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>method hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of active method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of number format</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewNames</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewRegistry</name>
    <message>
        <source>Rotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invariance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export image…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Projector mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch light/dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About RopeScope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>No recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>no scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies of the training. Beyond the trained length the low-frequency pairs leave the trained range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All frequencies are divided by s, so that all angles stay in the trained range; adjacent tokens become harder to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of every position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger base: the frequency of pair i is divided by s^(2i/(r-2)), that of the last pair exactly by s, that of the first not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of the last frequency; the first is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NTK-aware base with a constant alpha; in files, type dynamic with alpha instead of factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of the last frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequency of pair i is divided by s^(2(i+1)/r): like NTK-aware, but the first pair is scaled as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between linear and NTK fixed: an exponent determines how the scaling increases with the pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: all pairs are scaled equally; 1: NTK fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger base, chosen so that the pair that completes one revolution within L completes one within L&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;/L; default: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware with a factor that increases with the current length; no effect up to the trained length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength: beyond L the base is multiplied by (s n/L - (s - 1))^(r/(r-2)), with the current length n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK (vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base of dynamic NTK for the longest length, used at every length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the base is computed for the length s L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK (Qwen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware with a factor that increases in steps, at each doubling beyond the trained length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the trained length, positions are scaled linearly to the trained range; no effect before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-by-parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies of YaRN without its attention factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of the low frequencies; default: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with more revolutions than this within L are unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with fewer revolutions than this within L are interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-by-parts (original)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unscaled, NTK-aware and linear frequencies, blended by two ramps over the pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of the low frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the NTK-aware frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the unscaled frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK-by-parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original NTK-by-parts with a factor that increases with the current length; no effect up to the trained length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-frequency pairs are unscaled, low-frequency pairs are divided by s, pairs between are blended; logits are multiplied by A squared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on cos and sin; default: 0.1 ln(factor) + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numerator of A, only together with mscale_all_dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denominator of A, and the DeepSeek softmax factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round the ends of the ramp to whole pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with the keys of vLLM: attn_factor multiplies the attention factor; attention_factor and mscale are ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplies the unscaled fraction of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplies the attention factor 0.1 ln(factor) + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false: attn_factor alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (paper&apos;s ramp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN as in the text of the paper: the ramp is linear in the number of revolutions, not in the pair index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (DeepSeek in vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with A = M(mscale)/M(mscale_all_dim) even if only one of the two is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numerator of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>denominator of A, and the softmax factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (DeepSeek&apos;s code)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies of YaRN if the context exceeds L; cos and sin are not scaled, the softmax scale is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax factor (0.1 mscale ln(factor) + 1)^2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (TeleChat3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with attention factor 0.07 ln s + 1 and s = max_position_embeddings / L.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with a factor that increases with the current length, for frequencies and attention factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start at max_position_embeddings / L instead of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pair has its own divisor, found by search: one list up to the trained length, another beyond it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of each pair up to L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of each pair beyond L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only for A; default: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on cos and sin; default: sqrt(1 + ln(factor) / ln(L))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic LongRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LongRoPE with divisors that increase from 1 to the given ones with the current length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;/L at which the given divisors are reached; default: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs with short wavelengths are unscaled, those with long wavelengths are divided by s; between them the ramp is linear in the number of revolutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with fewer revolutions than this within L are divided by the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p-RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the pairs with the highest frequencies rotate; the others do not depend on the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fraction of the pairs that rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of the frequencies of these pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low frequencies are scaled by a power of the pair index, or replaced by one constant frequency and then by 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of every position, applied first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponent k of the power basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length T of the truncated basis; 0: no truncation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resonance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every wavelength is rounded to whole tokens, so that the angles of each pair repeat exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resonance YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN first, then every wavelength rounded to whole tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rope operator with its own parameters: freq_scale, ext_factor, attn_factor, betas and divisors per pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/factor: multiplies every angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: linear; 1: the ramp of YaRN; between: blended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, before the factor 1 + 0.1 ln(1/freq_scale) of the operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divisor of each pair (rope_freqs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ReRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances are limited to w: min(distance, w).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w: distances below it are unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaky ReRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances beyond w are compressed by k: w + (distance - w)/k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k: divisor of the distance beyond the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-Extend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances beyond w are grouped: floor(m/G) + w - w/G - floor(n/G).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G: for keys beyond the window, positions are divided by it and rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dual chunk attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances inside a chunk and to the previous one are unchanged; longer ones are replaced by the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C: maximum distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>l: tokens of the previous chunk with unchanged distances; a chunk has C - l tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STRING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances from S on are shifted down to W, so that frequent short distances are reused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S: distances from S on are reduced by S; a third of L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W: the distance that replaces S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LM-Infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances are limited to L, and only the first G and the last L keys are unmasked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G: first tokens, unmasked for every query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L: last tokens that are unmasked, and the maximum distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StreamingLLM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances are indices in a cache of the first tokens and a recent window; other keys are masked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sink tokens: first tokens that stay in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last tokens that stay in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constants added to query and key positions; equal constants have no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to every query&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to every key&apos;s position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::ControlPanel</name>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same as window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector and data formats have no pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 × %4 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all data of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::FileCommands</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selection of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.ropescope)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image “%1” copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data of “%1” copied to the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models, sessions, exported pictures (*.json *.gguf *.ropescope *.png *.svg *.pdf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::LayoutSection</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-split: coordinates i and i + r/2 form a pair (Llama, NeoX). Interleaved: 2i and 2i + 1 (GPT-J, GLM).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::MainWindow</name>
    <message>
        <source>choice of view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::WindowChrome</name>
    <message>
        <source>computed in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodList</name>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for this model: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::MethodRow</name>
    <message>
        <source>Hide in all views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in all views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::NoticeBar</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(and %n more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::PictureSection</name>
    <message>
        <source>change of picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k as it is, divided by the root of the dimension, or as weights of each row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal: no key behind the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound mean |S_j|, the score of q = k = 1, or the score of the given q and k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::PictureView</name>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge or restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::PositionBar</name>
    <message>
        <source>distance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move m and n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions that playback and steps change: the query alone, which changes the distance, or both, which must not change the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::PositionTrack</name>
    <message>
        <source>Positions of query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a handle: query (m) or key (n). Left and Right move the selected handle by one token; Up and Down select the other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query at %1, key at %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::PresetPicker</name>
    <message>
        <source>custom settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1. Click to select another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Search %n models</source>
        <translation>
            <numerusform>Search %n model</numerusform>
            <numerusform>Search %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rope::ui::TopBar</name>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the current view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::ValueField</name>
    <message>
        <source>must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of range; allowed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rope::ui::VectorSection</name>
    <message>
        <source>Query and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random q and k per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of q and k. The worked example is a model with head dimension 4, small enough to compute manually.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format to which positions, angles, tables and products are rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported or edited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
