import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Parses XML strictly. @throws at the first error */
export function parseXml(source: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(source).close()
  const [root] = document.children
  if (!root) throw new Error('There is no element')
  return root
}

/** The children with a name. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The text of the first child with a name. */
export function childText(element: XmlElement | undefined, name: string): string | undefined {
  return children(element, name)[0]?.text
}
