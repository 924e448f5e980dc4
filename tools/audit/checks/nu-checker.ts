import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Row } from '../table.ts'
import { toolFile } from '../tools.ts'

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** Validates the HTML of every page with the Nu Html Checker, which validator.w3.org uses. */
export async function checkHtml(site: string, paths: readonly string[]): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-html-'))
  try {
    const files: string[] = []
    for (const [index, path] of paths.entries()) {
      const file = join(folder, `${index}.html`)
      await writeFile(file, await (await fetch(site + path)).text())
      files.push(file)
    }
    const args = ['-Xss2m', '-jar', toolFile('vnu-jar/build/dist/vnu.jar'), '--format', 'json']
    const { stdout } = spawnSync('java', [...args, '--stdout', '--exit-zero-always', ...files], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { messages } = report.parse(JSON.parse(stdout))
    const pathOf = (url: string) => paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
    const problems = messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      // Its CSS validator does not know @container and other widely available features.
      .filter(({ message }) => !message.startsWith('CSS: '))
      .map(({ url, message, extract }) => `${pathOf(url)}: ${message} … ${extract?.trim() ?? ''}`)
    return [
      {
        check: 'Nu Html Checker',
        measured: `${problems.length} errors and warnings on ${paths.length} pages`,
        wanted: '0',
        isMet: problems.length === 0,
        notes: problems,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
