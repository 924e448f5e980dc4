import { brand } from '../../brand.ts'

const prefix = brand.name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')

/** The shell variable for a project's upload URL, which the reader sets. */
export const urlVariable = `${prefix}_URL`

/** The shell variable for a project's upload token, which the reader sets. */
export const tokenVariable = `${prefix}_TOKEN`

/** Shared by all scanner guides. */
export const uploadPermission = {
  name: `${brand.name} upload token`,
  why: 'Uploads results to one project, and can read only the verdict on these results. Anyone who has the token can upload an empty file that looks like a clean scan. So store the token as a masked secret, and give it only to the upload step. For a merge rule, use a check from a job that doesn’t run the pull request’s code.',
}

/** Shared by all scanner guides. */
export const uploadPlanned = `When you get access to ${brand.name}, you receive an upload address (\`$${urlVariable}\`) and a token (\`$${tokenVariable}\`). Until then, you can run the scanner’s own commands.`

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
