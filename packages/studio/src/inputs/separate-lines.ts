/** Elements that begin and end a line in browsers, and that the editor takes for parts of a sentence. */
const lines = [
  'address, article, aside, center, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form',
  'header, hgroup, legend, main, nav, search, section, summary, option',
  ...['block', 'flex', 'grid', 'list-item'].flatMap((display) => [
    `span[style*="display:${display}" i]`,
    `span[style*="display: ${display}" i]`,
  ]),
].join()
const paragraphs = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, li, table, tr, td, th'
/** Where a paragraph of its own would run into the one before it. */
const ofOneParagraph = 'li, h1, h2, h3, h4, h5, h6'

/**
 * Keeps the lines of a pasted document apart, such as those of a mail, which are `div` elements. Each becomes a
 * paragraph, or in an item of a list a line.
 * @returns whether something changed
 */
export function separateLines(pasted: Document): boolean {
  const found = [...pasted.body.querySelectorAll(`${lines}, :is(${ofOneParagraph}) p`)].filter(
    (line) => line.querySelector(`${lines}, ${paragraphs}`) === null && !line.closest('pre, table'),
  )
  for (const line of found) {
    const item = line.closest(ofOneParagraph)
    if (item) {
      if (hasTextBetween(item, line)) line.before(pasted.createElement('br'))
      line.replaceWith(...line.childNodes)
    } else {
      const paragraph = pasted.createElement('p')
      paragraph.append(...line.childNodes)
      line.replaceWith(paragraph)
    }
  }
  return found.length > 0
}

/**
 * Puts the text of each item of a list of Google Docs into one paragraph, and the lists in it behind it, because the
 * editor keeps only what is in the first element of an item. Line breaks leave elements without text, where the editor
 * leaves them out.
 * @returns whether something changed
 */
export function keepItemsAndBreaks(pasted: Document): boolean {
  if (!pasted.querySelector('[id*="docs-internal-guid"]')) return false
  const breaks = [...pasted.querySelectorAll('span > br')].filter(
    (one) => one.parentElement?.textContent === '',
  )
  for (const one of breaks) one.parentElement?.replaceWith(one)
  const items = [...pasted.querySelectorAll('li')]
  for (const item of items) {
    const paragraph = pasted.createElement('p')
    const lists = [...item.children].filter((one) => one.matches('ul, ol'))
    item.after(...lists)
    paragraph.append(...item.childNodes)
    item.append(paragraph)
  }
  return items.length + breaks.length > 0
}

function hasTextBetween(start: Element, end: Element): boolean {
  const range = start.ownerDocument.createRange()
  range.setStart(start, 0)
  range.setEndBefore(end)
  return range.toString().trim() !== ''
}

/**
 * Puts lists that Slack writes behind the item that they are in into that item.
 * @returns whether something changed
 */
export function nestLists(pasted: Document): boolean {
  let isChanged = false
  for (const list of pasted.querySelectorAll('ul[data-indent], ol[data-indent]')) {
    const indent = Number(list.getAttribute('data-indent'))
    let item = lastItem(list.previousElementSibling)
    for (let level = 1; item && level < indent; level += 1) item = lastItem(item.lastElementChild)
    if (!item || indent < 1) continue
    item.append(list)
    isChanged = true
  }
  return isChanged
}

function lastItem(list: Element | null): Element | null {
  return list?.matches('ul, ol') ? list.lastElementChild : null
}
