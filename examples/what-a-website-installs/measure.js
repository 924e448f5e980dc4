// node measure.js ROOT: what is in ROOT/node_modules, as JSON
import { closeSync, globSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = process.argv[2] ?? '.'
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const [lockFile] = globSync('package-lock.json', { cwd: root })
const locked = lockFile ? read(lockFile).packages : {}

const hooks = ['preinstall', 'install', 'postinstall']
const formats = { 0x7f454c46: 'ELF', 0xcffaedfe: 'Mach-O', 0x0061736d: 'WebAssembly' }

/** The format of a binary, by the first bytes of the file. */
function format(path) {
  const bytes = Buffer.alloc(4)
  const file = openSync(path)
  readSync(file, bytes)
  closeSync(file)
  return bytes.toString('latin1', 0, 2) === 'MZ' ? 'PE' : formats[bytes.readUInt32BE()]
}

/** The package folder that a path is in: what follows the last node_modules, with its scope. */
function owner(path) {
  return path.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1]
}

const folders = globSync('node_modules/**/package.json', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path === `${owner(path)}/package.json`)
  .map(owner)
  .sort()

const scripts = []
const builds = []
let prepare = 0
for (const folder of folders) {
  const { name, scripts: own = {} } = read(`${folder}/package.json`)
  const found = hooks.filter((hook) => own[hook])
  scripts.push(...found.map((hook) => ({ name, hook, command: own[hook] })))
  const hasBuild = globSync('binding.gyp', { cwd: join(root, folder) }).length > 0
  if (hasBuild && !found.includes('install') && !found.includes('preinstall')) builds.push(name)
  if (own.prepare) prepare += 1
}

const binaries = new Map()
const seen = new Set()
for (const entry of globSync('node_modules/**', { cwd: root, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const { ino, size } = statSync(path)
  const kind = format(path)
  // A hard link is a second name of the same file.
  if (!kind || seen.has(ino)) continue
  seen.add(ino)
  const folder = owner(path.replaceAll('\\', '/'))
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const known = binaries.get(name) ?? { name, files: 0, bytes: 0, formats: [] }
  known.files += 1
  known.bytes += size
  known.formats = [...new Set([...known.formats, kind])].sort()
  binaries.set(name, known)
}

const inProduction = ({ dev, devOptional }) => !dev && !devOptional
const measured = {
  packages: folders.length,
  production: folders.filter((folder) => locked[folder] && inProduction(locked[folder])).length,
  unlocked: folders.filter((folder) => !locked[folder]),
  scripts,
  builds,
  prepare,
  binaries: [...binaries.values()].sort((a, b) => b.bytes - a.bytes),
}
console.log(JSON.stringify(measured, null, 1))
