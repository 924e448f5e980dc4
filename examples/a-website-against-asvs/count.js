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
const UNIT = 24
const legend = { met: 'met', open: 'not met', others: 'operator', doesNotApply: 'no such feature' }
const key = Object.entries(legend).map(([part, label], index) => {
  const x = 700 + index * 190
  return `<rect x="${x}" y="34" width="24" height="24" fill="${colors[part]}"/><text x="${x + 34}" y="54">${label}</text>`
})
const bars = rows.map((row, index) => {
  const y = 90 + index * 52
  let x = 700
  const rects = parts.map((part) => {
    const width = row[part] * UNIT
    x += width
    return `<rect x="${x - width}" y="${y}" width="${width}" height="38" fill="${colors[part]}"/>`
  })
  const label = `${row.chapter} ${row.name}`
  return `<text x="680" y="${y + 28}" text-anchor="end">${label}</text>\n${rects.join('')}`
})
writeFileSync(
  'chart.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" font-family="Geist Mono, monospace" font-size="24" fill="#eceef0">
<rect width="1600" height="1000" fill="#0a0b0d"/>
${[...key, ...bars].join('\n')}
</svg>
`,
)
