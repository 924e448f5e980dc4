import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { needsRebuild } from '../start/build.ts'
import { studioBuild, studioFolder } from './studio-files.ts'

const sources = [
  ...['src', 'index.html', 'vite.config.ts', 'package-lock.json'],
  // The document types, the schemas of blocks, and the categories of posts.
  ...['../../content', '../../blocks', '../../copy/blog'],
]

/**
 * Builds the editor if there is no build or a source is newer. One build fits every installation, because
 * the editor fetches its settings.
 * @throws Error when the build fails; Vite has printed why
 */
export async function buildStudio(say: (line: string) => void): Promise<void> {
  const built = join(studioBuild, 'index.html')
  if (
    !(await needsRebuild(
      built,
      sources.map((source) => join(studioFolder, source)),
    ))
  )
    return
  say('Building the editor …')
  const vite = join(studioFolder, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: studioFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The editor could not be built.')
}
