/** A query for visible elements. */
export interface Target {
  /** A WAI-ARIA role, or a CSS selector if no role fits. */
  role?: Role
  css?: string
  /** The accessible name, as a string or regular expression, case-sensitive. */
  name?: string | RegExp
  /** The ancestor. */
  within?: Target
  /** The index, from 0; -1 is the last. */
  nth?: number
}

/** CSS selectors for the elements of a role, as HTML-AAM maps them. */
const roles = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'body header:not(main *)',
  button: 'button, [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  complementary: 'aside',
  contentinfo: 'footer:not(main *)',
  dialog: 'dialog, [role=dialog]',
  disclosure: 'summary',
  figure: 'figure',
  form: 'form',
  heading: 'h1, h2, h3, h4, h5, h6',
  image: 'img',
  link: 'a[href]',
  main: 'main',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  textbox: 'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=search])',
} as const

type Role = keyof typeof roles

/** A target as JSON, for the page. */
interface Query {
  css: string
  name: string | { source: string; flags: string } | null
  within: Query | null
  nth: number | null
}

export function queryOf({ role, css, name, within, nth }: Target): Query {
  const wanted = name instanceof RegExp ? { source: name.source, flags: name.flags } : name
  return {
    css: role ? roles[role] : (css ?? '*'),
    name: wanted ?? null,
    within: within ? queryOf(within) : null,
    nth: nth ?? null,
  }
}

/** A description of a target, for messages. */
export function inWords({ role, css, name, within, nth }: Target): string {
  const what = [
    nth === undefined ? '' : `(${nth})`,
    role ?? css,
    name === undefined ? '' : `“${name}”`,
  ]
  const where = within ? ` in ${inWords(within)}` : ''
  return what.filter(Boolean).join(' ') + where
}

/**
 * Finds the visible elements of a query. Runs in the page and must not use variables of this module.
 */
export function locate(query: Query): HTMLElement[] {
  const roots: ParentNode[] = query.within ? locate(query.within) : [document]
  const found = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(query.css)])
  const matching = found.filter(
    (element) => isSeen(element) && (query.name === null || isNamed(nameOf(element), query.name)),
  )
  if (query.nth === null) return matching
  const one = matching.at(query.nth)
  return one ? [one] : []

  /** Controls with a visible label count as visible, even if they are hidden themselves. */
  function isSeen(element: HTMLElement): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return isShown && (element.getClientRects().length > 0 || element instanceof HTMLInputElement)
  }

  function isNamed(given: string, wanted: NonNullable<Query['name']>): boolean {
    if (typeof wanted === 'string') return given === wanted
    return new RegExp(wanted.source, wanted.flags).test(given)
  }

  /** The accessible name: the part of accname-1.2 that the pages need. */
  function nameOf(element: HTMLElement): string {
    const owners = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const named = owners.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map(textOf).join(' ')
        : ''
    const own = element instanceof HTMLImageElement ? element.alt : textOf(element)
    const name = named || element.getAttribute('aria-label') || labels || own
    return name.replace(/\s+/g, ' ').trim()
  }

  function textOf(element: Element): string {
    let text = ''
    for (const node of element.childNodes) {
      if (node instanceof Text) text += node.data
      else if (node instanceof HTMLImageElement) text += node.alt
      else if (node instanceof HTMLElement && node.getAttribute('aria-hidden') !== 'true') {
        const isInline = getComputedStyle(node).display.startsWith('inline')
        text += isInline ? textOf(node) : ` ${textOf(node)} `
      }
    }
    return text
  }
}
