// node count.js FILE: counts a self-assessment by chapter of ASVS 5.0.0, and writes chart.svg
import { readFileSync, writeFileSync } from 'node:fs'

const chapters = JSON.parse(readFileSync('requirements.json', 'utf8'))
const text = readFileSync(process.argv[2], 'utf8')

const ids = (part) => new Set(part.match(/\b\d+\.\d+\.\d+\b/g))
const section = text.split("## What isn't met")[1].split('\n## ')[0]
const items = section.split('\n').filter((line) => line.startsWith('- '))
// After the colon comes the reason, which may name other numbers.
const notMet = ids(items.map((line) => line.split(':')[0]).join(' '))
const operator = ids(section.match(/.*up to the operator/)?.[0] ?? '')
const absent = new Set(section.match(/\. (V\d+.*) don't apply/)?.[1].match(/V\d+/g))

const inChapter = (set, chapter) => [...set].filter((id) => `V${id.split('.')[0]}` === chapter)
const rows = Object.entries(chapters).map(([chapter, { name, level1, level2 }]) => {
  const all = level1 + level2
  const doesNotApply = absent.has(chapter) ? all : 0
  const open = inChapter(notMet, chapter).length
  const others = inChapter(operator, chapter).length
  return { chapter, name, met: all - doesNotApply - open - others, open, others, doesNotApply }
})

const parts = ['met', 'open', 'others', 'doesNotApply']
const total = (part) => rows.reduce((sum, row) => sum + row[part], 0)
const line = (name, counts) => name.padEnd(40) + counts.map((c) => String(c).padStart(9)).join('')
console.log(line('', ['met', 'not met', 'operator', 'n/a']))
for (const row of rows) {
  console.log(line(`${row.chapter.padEnd(4)}${row.name}`, parts.map((part) => row[part])))
}
console.log(line('all', parts.map(total)))

const colors = { met: '#77797d', open: '#b6f24a', others: '#eceef0', doesNotApply: '#2a2b2d' }
const UNIT = 20
const legend = { met: 'met', open: 'not met', others: 'operator', doesNotApply: 'no such feature' }
const key = Object.entries(legend).map(([part, label], index) => {
  const [x, y] = [40 + (index % 2) * 360, 40 + Math.floor(index / 2) * 46]
  return `<rect x="${x}" y="${y}" width="24" height="24" fill="${colors[part]}"/>
<text x="${x + 40}" y="${y + 23}">${label}</text>`
})
const bars = rows.map((row, index) => {
  const y = 180 + index * 66
  let x = 40
  const rects = parts.map((part) => {
    const width = row[part] * UNIT
    x += width
    return `<rect x="${x - width}" y="${y + 10}" width="${width}" height="24" fill="${colors[part]}"/>`
  })
  return `<text x="40" y="${y}">${row.chapter} ${row.name}</text>\n${rects.join('')}`
})
writeFileSync(
  'chart.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1290" font-family="Geist Mono, monospace" font-size="30" fill="#eceef0">
<rect width="800" height="1290" fill="#0a0b0d"/>
${[...key, ...bars].join('\n')}
</svg>
`,
)
