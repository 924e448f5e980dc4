import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Changes the owner of a file, or of a folder and its contents, to that of another folder. Does nothing
 * unless the process is root: other users already own what they write. Symbolic links are not followed.
 */
export async function chownLike(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  await lchown(path, uid, gid)
  const names = await readdir(path, { recursive: true }).catch(() => [])
  for (const name of names) await lchown(join(path, name), uid, gid)
}
