import {
  accent,
  arrow,
  arrowHead,
  curve,
  dot,
  fill,
  line,
  link,
  numbers,
  type Point,
  plumb,
  text,
} from './ink.ts'

/** A sequence of messages across a trust boundary. */
export function sequence(): string {
  const lives = [420, 780, 1140, 1500]
  let out = ''
  for (const x of lives) {
    out +=
      fill(x - 70, 190, 140, 48, text(0.16)) +
      line(
        [
          [x - 70, 190],
          [x + 70, 190],
        ],
        { color: text(0.8), width: 4 },
      )
    out += line(
      [
        [x, 238],
        [x, 980],
      ],
      { color: text(0.4), width: 3, dash: '2 10' },
    )
  }
  const bars = [
    [420, 290, 640],
    [780, 330, 420],
    [1140, 420, 200],
    [1140, 690, 220],
    [1500, 740, 110],
  ] as const
  for (const [x, y, height] of bars) out += fill(x - 13, y, 26, height, text(0.55))
  const [first = 0, second = 0, third = 0, fourth = 0] = lives
  out += arrow([first + 16, 330], [second - 16, 330]) + arrow([second + 16, 430], [third - 16, 430])
  out += arrow([third - 16, 600], [second + 16, 600], { color: text(0.5), dash: '10 10' })
  out +=
    arrow([third + 16, 750], [fourth - 16, 750]) +
    arrow([fourth - 16, 840], [third + 16, 840], { color: text(0.5), dash: '10 10' })
  out += line(
    [
      [960, 724],
      [960, 1020],
    ],
    { color: text(0.9), width: 5, dash: '26 16' },
  )
  out += arrow([second + 16, 700], [third - 16, 700], { color: accent, width: 6 })
  return out + dot([960, 700], 20, { color: accent, width: 5 }) + plumb(960, 676)
}

/** Layers of states; one edge goes back where none was drawn. */
export function states(): string {
  const layers: Point[][] = [
    [[390, 560]],
    [
      [690, 380],
      [690, 740],
    ],
    [
      [990, 290],
      [990, 560],
      [990, 830],
    ],
    [
      [1290, 380],
      [1290, 740],
    ],
    [[1560, 560]],
  ]
  let out = ''
  for (const [index, layer] of layers.entries()) {
    for (const from of layer) {
      for (const to of layers[index + 1] ?? []) {
        if (Math.abs(from[1] - to[1]) < 300)
          out +=
            link([from[0] + 34, from[1]], [to[0] - 40, to[1]], { color: text(0.42) }) +
            arrowHead([to[0] - 34, to[1]], 0, text(0.6), 18)
      }
    }
  }
  out += curve('M1281 774C1230 985 760 985 702 784', { color: accent, width: 6, dash: '20 14' })
  out += arrowHead([697, 776], -1.86, accent, 26)
  for (const node of layers.flat()) out += dot(node, 34, { color: text(0.9), width: 4 })
  out += dot([390, 560], 12, { filled: true }) + dot([1560, 560], 24, { color: text(0.9) })
  out += dot([690, 740], 34, { color: accent, width: 6 })
  return out + plumb(690, 698)
}

/** A tree of calls: some reached, most not, and one call that cannot be named. */
export function tree(): string {
  const random = numbers(11)
  const columns = [330, 620, 910, 1200, 1490]
  let level: { at: Point; reached: boolean }[] = [{ at: [330, 560], reached: true }]
  let [edges, nodes] = ['', '']
  for (const [depth, x] of columns.entries()) {
    const next: typeof level = []
    const spread = [0, 250, 125, 62, 0][depth + 1] ?? 0
    for (const { at, reached } of level) {
      nodes += reached
        ? dot(at, 17 - depth * 2, { filled: true, color: text(0.9) })
        : dot(at, 13 - depth, { color: text(0.28), width: 2 })
      if (depth > 3) continue
      const offsets = depth === 3 ? [-22, 22] : [-spread, spread]
      for (const [side, offset] of offsets.entries()) {
        const child: Point = [columns[depth + 1] ?? x, at[1] + offset]
        const unnamed = x === 620 && at[1] > 560 && side === 1
        const alive = reached && !unnamed && random() < 0.72
        if (!unnamed)
          edges += link(at, child, { color: text(alive ? 0.85 : 0.2), width: alive ? 5 : 2 })
        next.push({ at: child, reached: alive })
      }
    }
    level = next
  }
  const from: Point = [620, 810]
  const to: Point = [910, 935]
  edges += link(from, to, { color: accent, width: 6, dash: '3 14' })
  nodes +=
    dot(from, 15, { filled: true, color: text(0.9) }) + dot(to, 22, { color: accent, width: 6 })
  return edges + nodes + plumb(330, 530)
}
