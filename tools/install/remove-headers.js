/**
 * Runs after `npm ci`: deletes the C headers that come with the package `node`, 60 MB that only compilers of
 * native packages read. None is compiled here.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'

const platforms = new URL('../../node_modules/node/node_modules/', import.meta.url)
if (existsSync(platforms)) {
  for (const name of readdirSync(platforms)) {
    rmSync(new URL(`${name}/include/`, platforms), { recursive: true, force: true })
  }
}
