const lazyPart =
  /const (\w+) = lazy\(async \(\) => \(\{\s*default: \(await import\('([^']+)'\)\)\s*\.(\w+),?\s*\}\)\)/g
const plainStill = `export function Still({ as: Wrapper = 'div', children }) {
  return <Wrapper className="contents">{children}</Wrapper>
}`

/**
 * The house leaves some parts of a page as the server sent them, and so spares their code (`Still`).
 * No peer does that by default: here such a part is imported and rendered like any other.
 */
export function plain(source) {
  if (source.includes('export function Still(')) return plainStill
  if (!source.includes("still.tsx'")) return source
  return source.replace(lazyPart, "import { $3 as $1 } from '$2'")
}

/** The same, for Vite. */
export const plainParts = () => ({
  name: 'plain-parts',
  enforce: 'pre',
  transform: (source, id) => (/\/app\/.*\.tsx$/.test(id) ? plain(source) : undefined),
})
