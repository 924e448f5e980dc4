import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

interface Block {
  _type: string
  filename?: string
  code?: string
}

interface Article {
  _id: string
  _type: string
  content: Block[]
}

/** A code sample of an article, with its file name. */
export interface Sample {
  /** The article's id without its prefix, and the file: `errors-with-rfc-9457/problem.ts`. */
  name: string
  file: string
  /** The article's folder, which holds all of its samples. */
  folder: string
  text: string
}

const articles = readFileSync(new URL('production.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Article)
  .filter(({ _type }) => _type === 'blog')

/** Writes every sample to a file, with one folder for each article. */
export function writeSamples(root: string): Sample[] {
  return articles.flatMap(({ _id, content }) => {
    const article = _id.replace('blog-', '')
    const folder = join(root, article)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    return content.flatMap(({ _type, filename, code = '' }) => {
      if (_type !== 'code' || !filename) return []
      writeFileSync(join(folder, filename), code)
      return [{ name: `${article}/${filename}`, file: filename, folder, text: code }]
    })
  })
}

/** The command that runs a sample; undefined for data and queries. */
function commandFor(file: string): string[] | undefined {
  if (file.endsWith('.test.ts')) return [process.execPath, '--test', file]
  const byEnding: Record<string, string[]> = {
    '.ts': [process.execPath, file],
    '.js': [process.execPath, file],
    '.py': ['python3', file],
    '.sh': ['bash', file],
  }
  return byEnding[extname(file)]
}

export function isProgram({ file }: Sample): boolean {
  return commandFor(file) !== undefined
}

/** Runs a sample in its folder. `output` has both streams, without colors. */
export function run({ file, folder }: Sample): { status: number | null; output: string } {
  const [program = '', ...rest] = commandFor(file) ?? []
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: folder,
    encoding: 'utf8',
    // With the test runner's settings, `node --test` would report to it.
    env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1' },
  })
  return { status, output: stdout + stderr }
}

const probes: Record<string, string[]> = {
  '.py': ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
  '.sh': ['bash', '-c', 'jq --version && git --version && date -u -d "+1 day" +%s'],
}

/** Whether this machine has the interpreter and the tools that a sample's language needs. */
export function canRun({ file }: Sample): boolean {
  const [program, ...rest] = probes[extname(file)] ?? []
  return program === undefined || spawnSync(program, rest).status === 0
}
