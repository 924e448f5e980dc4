import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'

const article = z.object({
  _id: z.string(),
  _type: z.literal('blog'),
  content: z.array(
    z.object({
      _type: z.string(),
      language: z.string().optional(),
      filename: z.string().optional(),
      code: z.string().optional(),
    }),
  ),
})

/** A code sample of an article, with its file name. */
export interface Sample {
  /** The article's ID without its prefix, and the file: `errors-with-rfc-9457/problem.ts`. */
  name: string
  file: string
  /** The article's folder, which holds all of its samples. */
  folder: string
  text: string
}

/** A command that an article shows, with the output that it shows under it. */
export interface Command {
  /** The article's slug and the command, for the title of its test. */
  name: string
  argv: string[]
  folder: string
  output: string
}

const articles = readFileSync(new URL('../production.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => article.safeParse(JSON.parse(line)).data ?? [])
  .map(({ _id, content }) => ({ name: _id.replace('blog-', ''), content }))

/** Writes every sample to a file, with one folder for each article. */
export function writeSamples(root: string): Sample[] {
  return articles.flatMap(({ name, content }) => {
    const folder = join(root, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    return content.flatMap(({ _type, filename, code = '' }) => {
      if (_type !== 'code' || !filename) return []
      writeFileSync(join(folder, filename), code)
      return [{ name: `${name}/${filename}`, file: filename, folder, text: code }]
    })
  })
}

/** The commands of all `console` blocks. A line that starts with `$ ` is one; its output follows. */
export function commandsOf(root: string): Command[] {
  return articles.flatMap(({ name, content }) =>
    content
      .filter(({ language }) => language === 'console')
      .flatMap(({ code = '' }) => code.split(/^\$ /m).slice(1))
      .map((part) => {
        const [line = '', ...output] = part.trimEnd().split('\n')
        return {
          name: `${name}: ${line}`,
          argv: line.split(' '),
          folder: join(root, name),
          output: output.join('\n'),
        }
      }),
  )
}

const interpreters: Record<string, string> = {
  '.ts': 'node',
  '.js': 'node',
  '.py': 'python3',
  '.sh': 'bash',
}

/** The command that runs a sample; undefined for data and queries. */
export function runningOf({ file }: Sample): string[] | undefined {
  const interpreter = interpreters[extname(file)]
  if (!interpreter) return undefined
  return [interpreter, ...(file.endsWith('.test.ts') ? ['--test'] : []), file]
}

/** Runs a command in a folder. `output` has both streams, without colors and trailing space. */
export function run([program = '', ...rest]: string[], folder: string) {
  const path = program === 'node' ? process.execPath : program
  const { status, stdout, stderr } = spawnSync(path, rest, {
    cwd: folder,
    encoding: 'utf8',
    // With the test runner's settings, `node --test` would report to it.
    env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1' },
  })
  return { status, output: (stdout + stderr).trimEnd() }
}

const probes: Record<string, string[]> = {
  python3: ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
  bash: ['-c', 'jq --version && git --version && date -u -d "+1 day" +%s'],
}

/** Whether this machine has the interpreter of a command, and the tools that its samples need. */
export function canRun([program = '']: string[]): boolean {
  const probe = probes[program]
  return probe === undefined || spawnSync(program, probe).status === 0
}
