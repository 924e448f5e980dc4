import { hiddenColumns, isHiddenRow, removeHidden } from './hidden-parts.ts'
import { keepItemsAndBreaks, separateLines } from './separate-lines.ts'
import { dataCells } from './table-cells.ts'

/** Stands where a picture was. */
export const pictureNote = '[Upload the picture here. It couldn’t be pasted.]'
/** Stands where a video or a sound was that has no address. */
export const mediaNote = '[Link to the video or audio clip here. It couldn’t be pasted.]'

/**
 * Changes pasted HTML where the editor would lose something or show what was hidden: a link that leads nowhere
 * outside its document becomes text, a link through a mail filter leads where it led before, the numbered lists of
 * Word are said to be numbered, a link takes the place of a video, and a note that of a picture. Raised and lowered
 * numbers stay so, a picture of an emoji becomes one, a table's caption is above it, and lines stay apart.
 * @returns whether something changed
 */
export function prepareHtml(pasted: Document): boolean {
  const changes = [
    removeHidden(pasted),
    removeHiddenRows(pasted),
    unlink(pasted),
    unwrapLinks(pasted),
    nameNumberedLists(pasted),
    linkMedia(pasted),
    notePictures(pasted),
    keepScripts(pasted),
    liftCaptions(pasted),
    separateLines(pasted),
    keepItemsAndBreaks(pasted),
  ]
  return changes.includes(true)
}

/** In tables that only arrange text. Those of data become blocks without what is hidden. */
function removeHiddenRows(pasted: Document): boolean {
  const tables = [...pasted.querySelectorAll('table')].filter((table) => !dataCells(table))
  const hidden = tables.flatMap((table) => {
    const columns = hiddenColumns(table)
    return [...table.rows].flatMap((row): Element[] =>
      isHiddenRow(row) ? [row] : [...row.cells].filter((_, index) => columns.has(index)),
    )
  })
  for (const element of hidden) element.remove()
  return hidden.length > 0
}

/** Links within a document, like those of footnotes, and to files: the editor would take them for its own. */
function unlink(pasted: Document): boolean {
  const links = [...pasted.querySelectorAll('a[href]')].filter(
    (link) => !/^\s*(https?|mailto|tel):/i.test(link.getAttribute('href') ?? ''),
  )
  for (const link of links) link.replaceWith(...link.childNodes)
  return links.length > 0
}

/**
 * Pages that redirect, and the parameter with the destination. Those of Outlook tell the address of who got the
 * mail that a link was copied from.
 */
const redirects: readonly { page: RegExp; parameter: string }[] = [
  { page: /\.safelinks\.protection\.outlook\.com\/$/, parameter: 'url' },
  { page: /^(www\.)?google\.[a-z.]+\/url$/, parameter: 'q' },
  { page: /^(www\.)?google\.[a-z.]+\/url$/, parameter: 'url' },
  { page: /^linkprotect\.cudasvc\.com\/url$/, parameter: 'a' },
  { page: /^(l|lm|l\.wl)\.(facebook|instagram|messenger)\.com\/(l\.php)?$/, parameter: 'u' },
  { page: /^(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)\/?$/, parameter: 'url' },
  { page: /^slack-redir\.net\/link$/, parameter: 'url' },
  { page: /^(www\.)?youtube\.com\/redirect$/, parameter: 'q' },
  { page: /^out\.reddit\.com\//, parameter: 'url' },
  { page: /^duckduckgo\.com\/l\/$/, parameter: 'uddg' },
]

function unwrapLinks(pasted: Document): boolean {
  let isChanged = false
  for (const link of pasted.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { hostname, pathname, search } = link
    const target = redirects
      .filter(({ page }) => page.test(hostname + pathname))
      .map(({ parameter }) => new URLSearchParams(search).get(parameter) ?? '')
      .find((url) => /^https?:\/\//i.test(url))
    if (target === undefined) continue
    link.href = target
    isChanged = true
  }
  return isChanged
}

/** The numbers of Word's list items: 1. or (a) or 2.1 or 一、, but not the bullet "o", or a letter of Wingdings. */
const number = /\p{N}|^[(（]?\p{L}{1,5}[.):、．）]/u
/** The list and level of an item of Word, in its style. */
const list = /mso-list:\s*(l\d+\s+level\d+)/i

/** Word says in a style sheet which lists are numbered, and browsers leave it out. */
function nameNumberedLists(pasted: Document): boolean {
  const numbered = new Set<string>()
  for (const marker of pasted.querySelectorAll('[style*="mso-list" i]')) {
    if (!/mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? '')) continue
    const item = marker.parentElement?.closest('[style*="mso-list:l" i], [style*="mso-list: l" i]')
    const [, of] = list.exec(item?.getAttribute('style') ?? '') ?? []
    if (of && number.test(marker.textContent?.trim() ?? '')) numbered.add(of.replace(/\s+/, ':'))
  }
  if (numbered.size === 0) return false
  const style = pasted.createElement('style')
  style.textContent = [...numbered]
    .map((of) => `@list ${of} {mso-level-number-format:decimal}`)
    .join('\n')
  pasted.head.append(style)
  return true
}

/** A smaller picture or frame only counts visits. */
const MIN_PX = 3

function isTiny(element: Element): boolean {
  return ['width', 'height'].some((side) => Number(element.getAttribute(side) ?? MIN_PX) < MIN_PX)
}

/** A video of YouTube plays in a frame, but not at the address of the frame. */
const youTubeFrame = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/i

function linkMedia(pasted: Document): boolean {
  const media = [...pasted.querySelectorAll('video, audio, iframe, embed, object')].filter(
    // One within another stands in for it.
    (one) => !one.parentElement?.closest('video, audio, object') && !isTiny(one),
  )
  const links = media.flatMap((one) => {
    const url = addressOf(one)?.replace(youTubeFrame, 'https://www.youtube.com/watch?v=$1')
    // A frame without an address is an advertisement, or a part of the page's program.
    return url || !one.matches('iframe') ? [{ one, url }] : []
  })
  for (const { one, url } of links) {
    const link = pasted.createElement('a')
    if (url) link.href = url
    link.textContent = url ?? mediaNote
    one.replaceWith(' ', ...(url && !one.closest('a') ? [link] : link.childNodes), ' ')
  }
  return links.length > 0
}

/** The public address of a medium, or of the page in a frame. */
function addressOf(media: Element): string | undefined {
  return [media, ...media.querySelectorAll('source, embed, param')]
    .flatMap((one) => ['src', 'data-src', 'data', 'value'].map((name) => one.getAttribute(name)))
    .map((url) => url?.trim().replace(/^\/\//, 'https://') ?? '')
    .find((url) => /^https?:\/\/[^/\s]/i.test(url))
}

/** What chat programs and WordPress show as a picture, or name as in `:tada:`. */
const emoji =
  /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Component}\p{Cf}]+|:[\w+-]+:)$/u

function notePictures(pasted: Document): boolean {
  const pictures = [...pasted.querySelectorAll('img')].filter(
    (picture) => !isTextOfCell(picture) && !isTiny(picture),
  )
  for (const picture of pictures) {
    // Google Docs draws the boxes of a checklist.
    if (picture.closest('[role=checkbox]')) picture.remove()
    else picture.replaceWith(emoji.test(picture.alt) ? picture.alt : ` ${pictureNote} `)
  }
  return pictures.length > 0
}

/** In a data table, the alternative text of a picture replaces it. */
function isTextOfCell(picture: HTMLImageElement): boolean {
  const table = picture.closest('table')
  return table !== null && dataCells(table) !== undefined && picture.alt.trim() !== ''
}

const scripts = [
  {
    of: 'sup, [style*="vertical-align:super" i], [style*="vertical-align: super" i]',
    as: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ',
  },
  {
    of: 'sub, [style*="vertical-align:sub" i], [style*="vertical-align: sub" i]',
    as: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ',
  },
]
const signs = '0123456789+-−=()n'

/** Numbers above or below the line have characters of their own. Without them, 2 to the power of 10 would be 210. */
export function keepScripts(pasted: Document): boolean {
  let isChanged = false
  for (const { of, as } of scripts) {
    for (const script of pasted.querySelectorAll(of)) {
      const text = script.textContent?.trim() ?? ''
      if (!/^[\d+\-−=()n]+$/.test(text) || script.querySelector('a')) continue
      script.replaceWith([...text].map((sign) => as[signs.indexOf(sign)]).join(''))
      isChanged = true
    }
  }
  return isChanged
}

/** The editor's tables have no caption. */
function liftCaptions(pasted: Document): boolean {
  const captions = [...pasted.querySelectorAll('caption')]
  for (const caption of captions) {
    const paragraph = pasted.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.closest('table')?.before(paragraph)
    caption.remove()
  }
  return captions.length > 0
}
