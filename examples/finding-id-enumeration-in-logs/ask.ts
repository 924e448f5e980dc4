import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const [file = ''] = process.argv.slice(2)
const db = new DatabaseSync(':memory:')
db.exec(readFileSync('access_log.sql', 'utf8'))

const rows = db.prepare(readFileSync(file, 'utf8')).all()
const [first = {}] = rows
for (const row of [Object.keys(first), ...rows.map((row) => Object.values(row))]) {
  console.log(row.map((cell) => String(cell).padEnd(15)).join('').trimEnd())
}
