// node report.js: a table of packages.json, and chart.svg
import { readFileSync, writeFileSync } from 'node:fs'

const measured = JSON.parse(readFileSync('packages.json', 'utf8'))
const { packages, production, unlocked, scripts, builds, prepare, binaries } = measured
const MIB = 2 ** 20
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const mib = (bytes) => (bytes / MIB).toFixed(1)

const rows = [
  ['packages on disk', packages],
  ['  that production needs', production],
  ['  missing from the lock file', unlocked.length],
  ['packages with an install script', new Set(scripts.map(({ name }) => name)).size],
  ['packages that npm would compile', builds.length],
  ['packages with a prepare script', prepare],
  ['packages with binaries', binaries.length],
  ['  binary files', sum(binaries.map(({ files }) => files))],
  ['  MiB of binaries', mib(sum(binaries.map(({ bytes }) => bytes)))],
]
for (const [what, count] of rows) console.log(what.padEnd(34) + String(count).padStart(6))
for (const { name, hook, command } of scripts) console.log(`${name} ${hook}: ${command}`)

const largest = binaries.slice(0, 8)
const rest = binaries.slice(8)
const bars = [...largest, { name: `${rest.length} others`, bytes: sum(rest.map((b) => b.bytes)) }]
const scale = 620 / largest[0].bytes
const added = new Set(unlocked.map((folder) => folder.split('node_modules/').at(-1)))
const drawn = bars.map(({ name, bytes }, index) => {
  const y = 60 + index * 84
  const width = Math.max(2, bytes * scale).toFixed(1)
  const color = added.has(name) ? '#b6f24a' : '#9a9ca0'
  return `<text x="40" y="${y}">${name}</text>
<rect x="40" y="${y + 12}" width="${width}" height="34" fill="${color}"/>
<text x="${Number(width) + 56}" y="${y + 40}">${mib(bytes)}</text>`
})
writeFileSync(
  'chart.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 810" font-family="Geist Mono, monospace" font-size="30" fill="#eceef0">
<rect width="800" height="810" fill="#0a0b0d"/>
${drawn.join('\n')}
</svg>
`,
)
console.log(`chart.svg has ${bars.length} bars`)
