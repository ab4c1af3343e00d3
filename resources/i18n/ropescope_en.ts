<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Makes rotary position embedding visible: how each pair of coordinates turns, what that does to attention scores, and what methods that extend the context change.</source>
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
        <source>Overview and the views in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen slider or position by one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a slider: back to the model&apos;s value. On a picture: alone, and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave projector mode; give up what is being typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
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
        <source>trained on L = %1 tokens, used at L′ = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · add a method to compare it with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 pairs beyond training, neighbours moved by %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowing every pair alike keeps all angles known but blurs neighbours; slowing only the slow pairs keeps neighbours sharp and leaves some angles unknown.</source>
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
        <source>Speed of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′/θ: 1 keeps a pair&apos;s speed, ¼ turns it four times slower. Fast pairs (left) tell neighbours apart, slow ones (right) far places. Red: at L′ the pair reaches angles never met in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ′/θ by pair i. Red: angles at L′ never met in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score against distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey: the model as trained. Shaded: neighbours, 1 to 8 tokens. A curve that stays on the grey one there leaves neighbours as they were; one moved to the right blurs them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = k = 1, by distance [token]. Grey: as trained. Shaded: neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same q and k under every method, in one scale of colours. Wider stripes along the diagonal: tokens near each other look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query m by key n [token]. Wider stripes: neighbours look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one sentence</source>
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
        <source>computed from these settings · red: the worst of its row where methods differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rad beyond training at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within its trained range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · pair %2 · θ′/θ %3 · %4 turns in training · %5</source>
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
        <source>Fastest pair turns per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest pair tells neighbouring tokens apart; turned by less, it sees them as nearly the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest resolved distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance at which the fastest pair has turned by one radian; nearer tokens look nearly alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score change, 1–8 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the score of q = k = 1 (1 at distance 0) moves at distances 1 to 8, root mean square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs beyond training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that reach angles at L′ which training at L never showed: the red dots of the upper pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest unseen angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arc that the worst of those pairs passes through at L′ and never did in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs whose speed is not the one they were trained with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept · blended · interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs at their own speed, slowed by a part of the factor, and slowed by the whole factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention factor A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature: queries and keys are both multiplied by A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A² and, in the DeepSeek family, the softmax factor: above 1 attention becomes sharper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours stay sharp: the fastest pair keeps its speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours move apart: the fastest pair is %1× faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours are lost: the fastest pair stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours blur: the fastest pair is %1× slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair meets new angles at L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs meet new angles at L′, up to %3 rad.</source>
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
        <source>score of the present q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at L′: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far apart, the pairs turn out of step and their sum shrinks: a tendency, not a law, since the curve rises again many times.</source>
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
        <source>only relative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative change of a score when both positions move together; holds up to 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative change of a vector&apos;s length by its position; holds up to 1e−9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features that the score needs as a product of two vectors, per coordinate of the head; holds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank correlation of distance and mean score of a vector with itself; holds at −0.7 or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tells direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest relative difference between a key before and a key after the query; holds above 1e−9</source>
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
        <source>beyond L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of positions from the trained length on for which there is a score; holds at 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread by shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of the score of this q at m with this k at n while both move together by up to L</source>
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
        <source>the same q and k, query m down, key n across, %1 tokens · below: what was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 depend on m − n alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE alone turns q and k themselves, keeps their length and still gives scores of m − n alone: so it fits linear attention, where a bias on the score does not.</source>
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
        <source>masked, or no such position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Pair 0 is the fastest: %1 rad per token, a full turn every %2 tokens. Pair %3 is the slowest: a full turn takes %4 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary position embedding splits a head of %1 coordinates into %2 pairs and turns each pair by an angle that grows with the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query stands at m = %1, the key at n = %2. Both are turned, but their score depends on the distance %3 alone: shift both, and the invariance curve stays flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the trained length L = %1 the slow pairs reach angles that no weight has seen. The methods in the list slow them down, each in its own way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within L = %1 it makes %2 turns: every angle was met in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within L = %1 it makes %2 of a turn: the rest of the circle is new to the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One dial a pair. The query&apos;s arrow is turned by m·θ&lt;sub&gt;i&lt;/sub&gt;, the key&apos;s by n·θ&lt;sub&gt;i&lt;/sub&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1 in focus:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is %1 turns. The pair comes round every %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring shows the angles met in training, the hatched part what the target length adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row a query, one column a key. Every cell is the score of two turned vectors:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells on one diagonal have one distance. With one q and one k for all positions they are equal: stripes. With a row of numbers per token the content shows as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key move together by s tokens. Their distance stays %1, so with RoPE the score stays:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of a spread is rounding: try bfloat16 as number format. Encodings that are added to the vectors, sinusoidal or learned, are not flat, because position and content mix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly two tokens can answer one another, against their distance. The bound of the RoFormer paper is the mean size of the partial sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near the token all %1 arrows point one way; far away they curl up and the sum stays small. It is a tendency and no law: the curve goes up and down, and the score itself may turn negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For independent random q and k the expected score is 0 at every distance; RoPE changes nothing about that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs have a wavelength above L = %3: they never finish a turn in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acts on positions, not on speeds. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query is turned as if it stood at m′ = %1: the distance %2 counts as %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FocusedDial</name>
    <message>
        <source>%1 rad, %2 turns</source>
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
        <source>q turned by m·θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k turned by n·θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q before</source>
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
        <source>angles new at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
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
        <source>largest deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of the score</source>
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
        <source>θ′ of every pair · shaded: what %1 does to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 pairs kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept · %2 blended · %3 interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs below the line of L do not finish a turn within the trained length: at L′ they meet angles that no weight has seen, unless slowed.</source>
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
        <source>kept</source>
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
        <source>unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: θ′ %2, wavelength %3, slowed %4×</source>
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
        <source>RoPE looks at m − n alone: with the same q and k at every position, each diagonal has one colour.</source>
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
        <source>both positions shifted by s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE spread %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE&apos;s score depends on m − n alone, so a common shift changes nothing; encodings added to q and k have no such law.</source>
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
        <source>no such position</source>
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
        <source>R is never built in practice: two numbers a pair and three steps do the same. The layout only says which two coordinates are a pair; weights made for one layout are wrong in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: pairs %1 to %2 of %3; the others are blocks of the same kind, and all else is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos and sin carry the attention factor A = %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r = %1 is odd: one zero is added, here as “+0”.</source>
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
        <source>R, %1 (as set)</source>
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
        <source>cos and sin of m·θ for all %1 pairs; framed: the pairs drawn above</source>
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
        <source>Base %1 → %2. Pair 0 turns as before, each further pair a little slower, pair %3 exactly %4×.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slowed %2×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stand still</source>
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
        <source>Every pair keeps its speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every position is divided by %1: pair 0 turns %2 rad per token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair meets an unseen angle up to L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pairs meet unseen angles before L′.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extrapolates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits ×%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances up to %1 are turned as at most %2.</source>
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
        <source>Standard: %1</source>
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
        <source>Head dim d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates of one attention head. Each two that rotate are a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope_theta: pair i turns by base^(−2i/r) rad per token. A larger base slows the later pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are given one by one, so the base has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the coordinates that rotate; the others carry no position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frequencies are given one by one: their count says how much rotates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length that the model was trained at [token]. Angles beyond it are new to the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length that the model shall be used at [token]. It changes no method; each method has its own factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current length of the text [token]: dynamic methods grow with it, LongRoPE switches at L. Empty: nothing has grown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the compared methods looks at the current length.</source>
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
        <source>Same seed, same random numbers, on every machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No random numbers are drawn for this source.</source>
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
        <source>With the other values as they are, this changes nothing.</source>
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
        <source>nothing is rounded: no place is chosen where the format applies</source>
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
        <source>RoPE&apos;s score is the same at every common shift only as long as m·θ is exact: bfloat16 knows whole numbers up to 256 alone, float16 up to 2048, so libraries keep positions and angles in float32.</source>
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
        <source>deviation of %1</source>
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
        <source>One position alone cannot be told from another: give a target length L′ of at least 2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest deviation up to s · pale: at s alone · dashed: the score, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions whose cos and sin differ from the last · pale: by position</source>
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
        <source>%1: %2 distinct, %3 by rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, off by %3</source>
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
        <source>%1 · q at m = %2, k at n = %3 · ring: trained angles, dashes: new at L′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair i turns by m·θᵢ: fast pairs tell neighbours apart, slow ones tell far from near and may reach angles never seen in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one pair in %1 is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m</source>
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
        <source>change of rotary part</source>
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
        <source>added method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden method</source>
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
        <source>move of positions</source>
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
        <source>&amp;Export picture…</source>
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
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
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
        <source>&amp;Play positions</source>
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
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
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
        <source>Nothing opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
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
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair keeps the speed it was trained with; beyond the trained length the slow pairs meet angles they never saw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair turns s times slower, so that all angles stay in the trained range; neighbours come closer together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every position is divided by this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger base: pair i turns s^(2i/(r-2)) times slower, the first pair not at all, the last exactly s times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last pair turns this many times slower, the first not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NTK-aware base with a constant alpha, written as type dynamic with alpha instead of factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last pair turns this many times slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair i turns s^(2(i+1)/r) times slower: like NTK-aware, but the first pair is slowed a little too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between linear and NTK fixed: how the slowing grows from pair to pair is set by an exponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 slows all pairs alike, 1 is the fixed form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger base, chosen so that the pair that made one turn within L makes one within L&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;/L; absent: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware with a stretch that grows with the current length; up to the trained length nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength: the base follows (s n/L - (s - 1))^(r/(r-2)) once the sequence n is longer than L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK (vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic NTK without dynamics: the base for the longest length, at every length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length s L that the base is computed for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK (Qwen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-aware with a stretch that takes a step at each doubling beyond the trained length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are squeezed into the trained range once the sequence is longer; until then nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-by-parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN&apos;s frequencies without its temperature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many times slower the slow pairs turn; absent: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with more turns than this within L are left alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with fewer turns than this within L are interpolated fully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NTK-by-parts (original)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unscaled, NTK-aware and linear frequencies blended by two ramps over the pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many times slower the slow pairs turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much of the NTK-aware part is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much of the unscaled part is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK-by-parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original NTK-by-parts with a factor that grows with the current length; up to the trained length nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast pairs are kept, slow pairs turn s times slower, those between are blended; the logits are sharpened by A squared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on cos and sin; absent: 0.1 ln(factor) + 1</source>
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
        <source>round the ramp&apos;s ends to whole pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN by vLLM&apos;s keys: attn_factor multiplies the temperature, attention_factor and mscale are not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplies the share of each pair that is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplies the temperature 0.1 ln(factor) + 1</source>
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
        <source>YaRN as the paper&apos;s text has it: blended in proportion to the number of turns, not to the pair index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN (DeepSeek in vLLM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with A = M(mscale)/M(mscale_all_dim) even where only one of the two is given.</source>
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
        <source>YaRN&apos;s frequencies once the context exceeds L; cos and sin are not scaled, the softmax scale is.</source>
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
        <source>YaRN with temperature 0.07 ln s + 1, and s always max_position_embeddings / L.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN with a factor that grows with the current length, frequencies and temperature alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start from max_position_embeddings / L instead of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LongRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pair has a divisor of its own, found by search: one list up to the trained length, another beyond it.</source>
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
        <source>only for A; absent: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A on cos and sin; absent: sqrt(1 + ln(factor) / ln(L))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic LongRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LongRoPE whose divisors grow from 1 to the found ones as the current length grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&apos;/L at which the divisors are reached; absent: max_position_embeddings / L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short waves are kept, long waves turn s times slower, those between are blended by their number of turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with fewer turns than this within L are divided by the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs with more turns than this within L are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p-RoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the fastest share of the pairs turns; the slow ones stand still and carry content without position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the pairs that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every pair that turns is slowed by this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow pairs are slowed by a power of their index, or replaced by one slow turn and then by none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every position is divided by this first</source>
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
        <source>Every wavelength is rounded to whole tokens, so each pair meets the same angles again and again.</source>
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
        <source>The rope operator with its own numbers: freq_scale, ext_factor, attn_factor, betas and divisors per pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/factor: every angle is multiplied by this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: linear; 1: YaRN&apos;s ramp; between: a blend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, before the operator&apos;s own 1 + 0.1 ln(1/freq_scale)</source>
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
        <source>Distances stop at w: min(distance, w).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w: distances below it are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaky ReRoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances beyond w grow k times slower: w + (distance - w)/k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k: beyond the window distances grow this many times slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-Extend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances beyond w are counted in groups: floor(m/G) + w - w/G - floor(n/G).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G: positions of far keys and their queries are divided by it, rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dual chunk attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances inside a chunk and to the one before it are kept, older ones collapse to the largest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C: the largest distance that is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>l: tokens of the chunk before whose distances are kept; a chunk has C - l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STRING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances from S on are moved down to W, so that well-trained short distances are used again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S: distances from here on are moved down by it; a third of L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W: what S itself becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LM-Infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances stop at L, and only the first G and the last L keys are seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G: first tokens that every query sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L: last tokens that a query sees, and the largest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StreamingLLM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances count places in a cache of the first tokens and a recent window; other keys are not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first tokens that stay in the cache</source>
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
        <source>Constants added to query and key positions; equal ones change nothing.</source>
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
        <source>What is on screen</source>
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
        <source>CSV, the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the window</source>
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
        <source>transparent ground</source>
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
        <source>Vectors and numbers have no pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 × %4 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all numbers behind the picture</source>
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
        <source>choice of %1</source>
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
        <source>The picture “%1” is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of “%1” are in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
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
        <source>Half-split: coordinate i turns with i + r/2 (Llama, NeoX). Interleaved: 2i with 2i + 1 (GPT-J, GLM).</source>
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
        <source>Methods compared</source>
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
        <source>Hide in the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
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
        <source>Pictures</source>
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
        <source>Being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge or put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy numbers</source>
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
        <source>What play and step move: the query alone, so that the distance grows, or both, so that the score must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the play</source>
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
        <source>Drag a thumb: query (m) or key (n). Arrow keys move the chosen one by a token; up and down take the other one.</source>
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
        <source>own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1. Click to choose another one.</source>
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
        <source>Write the picture in front to a file</source>
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
        <source>A whole number is needed</source>
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
        <source>one random pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a random row per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How q and k arise. The worked example is a model of four dimensions, small enough to follow by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emulated number format of positions, angles, tables and products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
