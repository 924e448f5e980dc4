import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Plugin } from 'unified'

/** A heading of a legal text, `## [3. Fees](#fees)` or `### [3.2 Invoices.](#fees-invoices)`. */
interface LegalHeading {
  /** Anchor, unique in its document. */
  id: string
  /** Section and position, such as `3.2`. */
  number: string
  title: string
}

const headingForm = 'A heading is a number and a title, in a link to its anchor'

/** A section, with its clauses. */
export interface LegalSection extends LegalHeading {
  clauses: readonly LegalHeading[]
}

/**
 * Turns the flat headings of a legal text into sections and clauses: the components of
 * `legal-elements.tsx`. The list of sections is `sections` in the data of the file.
 */
export const rehypeClauses: Plugin<[], Root> = () => (tree, file) => {
  const modules: RootContent[] = []
  const text: ElementContent[] = []
  const sections: (LegalSection & { clauses: LegalHeading[] })[] = []
  let section = text
  let clause: ElementContent[] | undefined
  let lead = ''
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') modules.push(node)
    if (node.type === 'element' && node.tagName === 'h2') {
      const heading = readHeading(node) ?? file.fail(headingForm, node)
      section = []
      clause = undefined
      sections.push({ ...heading, clauses: [] })
      text.push(component('Section', { ...heading }, section))
    } else if (node.type === 'element' && node.tagName === 'h3') {
      const { id, number, title } = readHeading(node) ?? file.fail(headingForm, node)
      clause = []
      lead = title
      sections.at(-1)?.clauses.push({ id, number, title })
      section.push(component('Clause', { id, number }, clause))
    } else {
      const block = readBlock(node)
      if (!block) continue
      const isFirst = !clause || clause.length === 0
      const paragraph = isFirst ? paragraphOf(block) : undefined
      if (isFirst && !paragraph) file.fail('Clauses and introductions start with a paragraph', node)
      if (!clause && sections.length > 0) file.fail('A section has its text in clauses', node)
      if (!clause && paragraph) text.push(component('Introduction', {}, paragraph.children))
      if (clause && paragraph && lead) {
        paragraph.children.unshift(
          element('strong', [{ type: 'text', value: lead }]),
          element('br'),
        )
      }
      clause?.push(block)
    }
  }
  file.data.sections = sections
  tree.children = [...modules, ...text]
}

function readHeading({ children: [link] }: Element): LegalHeading | undefined {
  const text = link?.type === 'element' ? link.children[0] : undefined
  const [, number, title = ''] =
    text?.type === 'text' ? (/^(\d+(?:\.\d+)?)\.?(?: (.+))?$/.exec(text.value) ?? []) : []
  if (link?.type !== 'element' || !number) return undefined
  return { id: String(link.properties.href).replace(/^#/, ''), number, title }
}

function paragraphOf(block: ElementContent): Element | undefined {
  return block.type === 'element' && block.tagName === 'p' ? block : undefined
}

/** A block as its components take it; nothing for a comment, an import, and the space between blocks. */
function readBlock(node: RootContent): ElementContent | undefined {
  switch (node.type) {
    case 'element': {
      const areLinks = node.children.every(
        (child) => isSpace(child) || (child.type === 'element' && child.tagName === 'a'),
      )
      if (node.tagName !== 'p' || !areLinks) return node
      const links = node.children.filter((child) => !isSpace(child))
      return component('Links', {}, links)
    }
    // An expression on a line of its own.
    case 'mdxFlowExpression':
      if (node.value.startsWith('/*')) return undefined
      return element('p', [{ ...node, type: 'mdxTextExpression' }])
    case 'mdxJsxFlowElement':
      for (const child of node.children) {
        if (child.type === 'element' && child.tagName === 'table') nameCells(child)
      }
      return node
    default:
      return undefined
  }
}

/** Makes the first cell of each row its header, and labels the other cells with their column. */
function nameCells(table: Element) {
  const [head, body] = elements(table)
  const [headRow] = head ? elements(head) : []
  const columns = headRow ? elements(headRow) : []
  for (const column of columns) column.properties = { scope: 'col' }
  for (const row of body ? elements(body) : []) {
    for (const [index, cell] of elements(row).entries()) {
      const [name] = columns[index]?.children ?? []
      if (index === 0) cell.tagName = 'th'
      cell.properties =
        index === 0 ? { scope: 'row' } : { dataColumn: name?.type === 'text' ? name.value : '' }
    }
  }
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function element(tagName: string, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: ElementContent[],
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }
}
