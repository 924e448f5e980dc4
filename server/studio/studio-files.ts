import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the editor, a package of its own with its own dependencies. */
export const studioFolder = join(import.meta.dirname, '..', '..', 'packages', 'studio')

/** The output folder of its build. */
export const studioBuild = join(studioFolder, 'dist')

/** Whether the editor is built. */
export const isStudioBuilt = () => existsSync(join(studioBuild, 'index.html'))
