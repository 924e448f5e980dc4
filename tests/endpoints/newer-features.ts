import { parseAst } from 'vite'
import { features } from 'web-features'
import { oldestBrowsers } from '#app/vite/oldest-browsers.ts'

const { chrome, edge, firefox, safari } = oldestBrowsers
const oldest: Readonly<Record<string, string>> = {
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: safari,
}

/** Keys of MDN's compatibility data: whether all of the oldest browsers support the feature. */
const known = new Set<string>()
const newer = new Set<string>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const everywhere = Object.entries(oldest).every(([browser, version]) =>
      isAtMost(Reflect.get(support, browser), version),
    )
    ;(everywhere ? known : newer).add(key)
  }
}

/** `undefined` is no support, `preview` is newer than any version, `≤37` is 37 or older. */
function isAtMost(since: unknown, version: string): boolean {
  if (typeof since !== 'string' || since === 'preview') return false
  return Number.parseFloat(since.replace('≤', '')) <= Number.parseFloat(version)
}

/** Whether all of the oldest browsers support the feature with this key in MDN's compatibility data. */
export const isKnown = (key: string) => known.has(key)

/** Members of types, such as `Promise.try` and `Set.union`, with their keys. */
const members = (keys: Iterable<string>) =>
  [...keys].flatMap((key) => {
    const [, type, member] = /^(?:api|javascript\.builtins)\.([^.]+)\.([^.]+)$/.exec(key) ?? []
    return type && member ? [{ key, type, member: member.replace(/_static$/, '') }] : []
  })
const knownMembers = new Set(members(known).map(({ member }) => member))
const newerMembers = members(newer)
const newerStatics = new Set(newerMembers.map(({ type, member }) => `${type}.${member}`))
/** Newer methods of older types whose names no older method has, so that a call is certain to be theirs. */
const newerMethods = new Set(
  newerMembers
    .filter(({ type }) => known.has(`api.${type}`) || known.has(`javascript.builtins.${type}`))
    .filter(({ member }) => !knownMembers.has(member))
    .map(({ member }) => member),
)
const newerTypes = new Set(
  [...newer].flatMap((key) => /^(?:api|javascript\.builtins)\.([^.]+)$/.exec(key)?.[1] ?? []),
)

/** The calls and constructors in a script that one of the oldest browsers does not support. */
export function newerThanScript(code: string): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, callee } = node as { type?: string; callee?: Callee }
    if (callee?.type === 'MemberExpression') {
      const method = callee.property?.name ?? ''
      const called = `${callee.object?.name}.${method}`
      if (newerStatics.has(called)) found.add(called)
      else if (newerMethods.has(method)) found.add(`.${method}`)
    }
    if (type === 'NewExpression' && newerTypes.has(callee?.name ?? '')) {
      found.add(`new ${callee?.name}`)
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseAst(code))
  return [...found]
}

interface Callee {
  type: string
  name?: string
  object?: { name?: string }
  property?: { name?: string }
}

/** The features in a stylesheet, outside `@supports`, that one of the oldest browsers does not support. */
export function newerThanStyles(css: string): string[] {
  const unconditional = withoutSupports(css)
  const selectors = (unconditional.match(/[^{};]+(?=\{)/g) ?? []).join(' ')
  const names = (text: string, pattern: RegExp, kind: string, mark = '') =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) =>
      newer.has(`css.${kind}.${name}`) ? [mark + name] : [],
    )
  return [
    ...new Set([
      ...names(unconditional, /[{;]([a-z][a-z-]+):/g, 'properties'),
      ...names(selectors, /:([a-z-]+)/g, 'selectors', ':'),
      ...names(unconditional, /@([a-z-]+)/g, 'at-rules', '@'),
    ]),
  ]
}

function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let depth = 0
  for (let end = css.indexOf('{', start); end < css.length; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
    if (depth === 0) return css.slice(0, start) + withoutSupports(css.slice(end + 1))
  }
  throw new Error('The stylesheet has a block that does not end')
}
