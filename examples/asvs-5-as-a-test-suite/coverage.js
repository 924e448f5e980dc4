import { readdirSync, readFileSync } from 'node:fs'

const plan = readFileSync('asvs.yaml', 'utf8')
const expected = [...plan.matchAll(/- id: (v[\d.]+-[\d.]+)\n\s+evidence: test/g)].map((m) => m[1])

const named = new Set()
for (const file of readdirSync('.').filter((name) => name.endsWith('.test.ts'))) {
  for (const [id] of readFileSync(file, 'utf8').matchAll(/\bv\d+\.\d+\.\d+-\d+\.\d+\.\d+\b/g)) {
    named.add(id)
  }
}

const missing = expected.filter((id) => !named.has(id))
const unplanned = [...named].filter((id) => !expected.includes(id))
console.log(`${expected.length - missing.length} of ${expected.length} requirements have a test`)
for (const id of missing) console.log(`no test: ${id}`)
for (const id of unplanned) console.log(`not in the plan: ${id}`)
