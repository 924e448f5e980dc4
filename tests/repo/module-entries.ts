/**
 * The files by which the rest of the repository imports a module (docs/architecture.md). Anything else in
 * its folder is its own. `server/start` and `server/commands` have no entry: they start processes.
 */
export const moduleEntries: Readonly<Record<string, RegExp>> = {
  // Shiki for builds, and what it returns. The server highlights in a worker thread.
  blocks:
    /^(index(\.server)?\.ts|components\.tsx|schema\.ts|code\/(highlight\/shiki-tokens|token-runs)\.ts)$/,
  cache: /^index\.ts$/,
  content: /^((document-types\/)?index\.ts|index\.server\.ts|(test|typegen)\/.*)$/,
  // A page loads the fields of its own form only.
  leads: /^(index\.ts|(fields|test)\/.*)$/,
  'packages/content-lake': /^src\/index\.ts$/,
  'packages/limits': /^src\/index\.ts$/,
  'packages/studio': /^src\/settings\.ts$/,
  signing: /^index\.ts$/,
  urls: /^index\.ts$/,
  'server/api': /^index\.ts$/,
  'server/backup': /^index\.ts$/,
  'server/content-notices': /^index\.ts$/,
  'server/doctor': /^index\.ts$/,
  'server/font-outlines': /^index\.ts$/,
  'server/http': /^index\.ts$/,
  'server/leads-page': /^index\.ts$/,
  'server/metrics': /^index\.ts$/,
  'server/pages': /^index\.ts$/,
  'server/preview': /^index\.ts$/,
  'server/open-graph-image': /^index\.ts$/,
  'server/sign-in': /^index\.ts$/,
  'server/studio': /^index\.ts$/,
}
