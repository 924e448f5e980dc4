import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The reason why a backup or restore cannot be done. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const manifestShape = z.object({
  version: z.literal(1),
  /** When the backup began (ISO 8601). */
  at: z.string(),
  leads: z.object({ leads: z.number() }).optional(),
  content: z.object({ documents: z.number(), assets: z.number() }).optional(),
})

/** The contents of a backup. Written last: a folder without it is not a complete backup. */
export type Manifest = z.infer<typeof manifestShape>

const name = 'backup.json'

/** Writes the manifest, which marks a backup as finished. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
}

/** @throws BackupError when the folder has no finished backup that this version can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new BackupError(`${folder} has no finished backup (${name} is missing).`)
  })
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${join(folder, name)} cannot be read: was it made by a newer version?`)
  }
}
