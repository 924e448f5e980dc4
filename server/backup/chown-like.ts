import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives a file, or a folder with all that is in it, to the owner of another folder. Only root can,
 * and only root has to: what anybody else writes is theirs already. Links are not followed.
 */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  await lchown(path, uid, gid)
  const within = await readdir(path, { recursive: true }).catch(() => [])
  for (const name of within) await lchown(join(path, name), uid, gid)
}
