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
const scale = 640 / largest[0].bytes
const added = new Set(unlocked.map((folder) => folder.split('node_modules/').at(-1)))
const drawn = bars.map(({ name, bytes }, index) => {
  const y = 60 + index * 76
  const width = Math.max(2, bytes * scale).toFixed(1)
  const color = added.has(name) ? '#b6f24a' : '#9a9ca0'
  return `<text x="660" y="${y + 35}" text-anchor="end">${name}</text>
<rect x="690" y="${y}" width="${width}" height="52" fill="${color}"/>
<text x="${710 + Number(width)}" y="${y + 35}">${mib(bytes)}</text>`
})
writeFileSync(
  'chart.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 780" font-family="Geist Mono, monospace" font-size="29" fill="#eceef0">
<rect width="1600" height="780" fill="#0a0b0d"/>
${drawn.join('\n')}
</svg>
`,
)
console.log(`chart.svg has ${bars.length} bars`)
