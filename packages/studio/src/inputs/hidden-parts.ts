/** Of an element's own style: what a page, a mail, or Word doesn't show. */
const hiddenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all|(?:opacity|font-size)\s*:\s*0(?:\.0+)?(?:px|pt|em)?\s*(?:;|$|!)|clip\s*:\s*rect\(\s*[01](?:px)?[\s,])/i
/** What a style sheet may hide elements, rows, and columns with. */
const hidingProperties = [
  'display',
  'visibility',
  'opacity',
  'font-size',
  'clip',
  'height',
  'width',
]
/** Not `0pt`, which Google Docs writes of every row that is as high as its text. */
const noHeight = /(?:^|;)\s*height\s*:\s*0(?:px)?\s*(?:;|$)/i
const noWidth = /(?:^|;)\s*width\s*:\s*0(?:px|pt)?\s*(?:;|$)/i

/** Comments in a document of Word, the marks where they are, and text whose deletion it tracks. */
const annotations = [
  '[style*="mso-element:comment-list" i]',
  '[style*="mso-special-character:comment" i]',
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff',
  '.msoDel, del[cite^="mailto:" i]',
].join()

function isHidden(element: Element): boolean {
  return element.hasAttribute('hidden') || hiddenStyle.test(element.getAttribute('style') ?? '')
}

/** Whether a row of a table is hidden, by itself or with its group. */
export function isHiddenRow(row: HTMLTableRowElement): boolean {
  return (
    isHidden(row) ||
    row.getAttribute('height') === '0' ||
    noHeight.test(row.getAttribute('style') ?? '') ||
    (row.parentElement !== null && isHidden(row.parentElement))
  )
}

/** The positions of the columns of a table that are hidden. */
export function hiddenColumns(table: HTMLTableElement): ReadonlySet<number> {
  const columns = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')]
  const hidden = columns.flatMap((column) => {
    const style = column.getAttribute('style') ?? ''
    const isColumnHidden =
      isHidden(column) || column.getAttribute('width') === '0' || noWidth.test(style)
    return Array<boolean>(column.span).fill(isColumnHidden)
  })
  return new Set([...hidden.keys()].filter((index) => hidden[index]))
}

/**
 * Removes from a pasted document what its source doesn't show, except the hidden rows and columns of tables, which
 * cells may span.
 * @returns whether there was any
 */
export function removeHidden(pasted: Document): boolean {
  writeStyles(pasted)
  const hidden = [...pasted.body.querySelectorAll('*')].filter(
    (element) =>
      element.matches(annotations) || (isHidden(element) && !element.matches(tableParts)),
  )
  for (const element of hidden) element.remove()
  return hidden.length > 0
}

/**
 * Writes what the style sheets of a pasted document hide, by classes for instance, into the style of each element. A
 * later rule counts more than an earlier one, and the element's own style most.
 */
function writeStyles(pasted: Document): void {
  const styles = new Map<Element, Map<string, string>>()
  for (const { textContent } of pasted.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    // Browsers drop properties that they don't know.
    sheet.replaceSync(textContent.replace(/mso-hide\s*:\s*all/gi, 'display:none'))
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue
      for (const property of hidingProperties) {
        const value = rule.style.getPropertyValue(property)
        if (!value) continue
        for (const element of pasted.querySelectorAll(rule.selectorText)) {
          const own = styles.get(element) ?? new Map<string, string>()
          styles.set(element, own.set(property, value))
        }
      }
    }
  }
  for (const [element, own] of styles) {
    const style = element.getAttribute('style') ?? ''
    const added = [...own].filter(([name]) => !new RegExp(`(^|;)\\s*${name}\\s*:`, 'i').test(style))
    const written = added.map(([name, value]) => `${name}:${value}`)
    element.setAttribute('style', [...written, style].join(';'))
  }
}

const tableParts = 'tbody, thead, tfoot, tr, colgroup, col'
