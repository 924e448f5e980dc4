/** `npm run media`: one process for each step, because later ones import what `update-colors.ts` writes. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCommandLine } from '#server/start/command-line.ts'

const videos = readCommandLine(
  `Usage: npm run media [-- VIDEO]

Updates colors and icons, and records the videos of the home page. With VIDEO, such as code-chat-phone, it records
only that one.`,
  (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Name one video.')
    return positionals
  },
)
for (const step of ['update-colors.ts', 'draw-icons.ts', 'record-scenes.ts']) {
  const script = join(import.meta.dirname, step)
  const { status } = spawnSync(process.execPath, [script, ...videos], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
