import { brand } from '../../brand.ts'

const prefix = brand.name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')

/** The shell variable for a project's upload URL, which the reader sets. */
export const urlVariable = `${prefix}_URL`

/** The shell variable for a project's upload token, which the reader sets. */
export const tokenVariable = `${prefix}_TOKEN`

/** Shared by all scanner guides. */
export const uploadPermission = {
  name: `${brand.name} upload token`,
  why: 'Uploads results to one project and can read only the verdict on them. Anyone who has the token can upload an empty file that looks like a clean scan, so store the token as a masked secret, and give it to as few jobs as you can. If a verdict can block a merge, make sure that the change under review can’t alter the upload job.',
}

/** Shared by all scanner guides. */
export const uploadPlanned = `When you get access to ${brand.name}, you receive an upload URL (\`$${urlVariable}\`) and an upload token (\`$${tokenVariable}\`). Until then, you can run every command except the upload.`

/**
 * The shell command that uploads a SARIF file for the checked-out commit. The media type is the registered
 * one (OASIS SARIF 2.1.0).
 * @param waitSeconds how long the upload waits for the verdict; 0 doesn't wait
 */
export function uploadCommand(
  file: string,
  commit = '$(git rev-parse HEAD)',
  waitSeconds = 0,
): string {
  const wait = waitSeconds > 0 ? `&wait=${waitSeconds}` : ''
  return `curl --fail-with-body \\
  --header "Authorization: Bearer $${tokenVariable}" \\
  --header "Content-Type: application/sarif+json" \\
  --data-binary @${file} \\
  "$${urlVariable}?commit=${commit}${wait}"`
}
