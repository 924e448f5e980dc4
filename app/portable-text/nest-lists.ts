import { type Body, isText, type TextBlock } from '#content/index.ts'

interface List {
  _type: '@list'
  _key: string
  mode: 'html'
  level: number
  listItem: string
  children: Item[]
}

interface Item extends Omit<TextBlock, 'children'> {
  children: (TextBlock['children'][number] | List)[]
}

/**
 * Puts the items of lists into lists, as HTML nests them: after an item, the deeper ones are in it, in one list for
 * each run of bullets or numbers. The renderer's own nesting puts a list of the other kind behind the outer one.
 * @param body whose lists skip no level
 */
export function nestLists(body: Body): (Body[number] | List)[] {
  const nested: (Body[number] | List)[] = []
  /** The lists around the last item, from the outermost. */
  let open: List[] = []
  for (const block of body) {
    if (!isText(block) || block.listItem === undefined) {
      nested.push(block)
      open = []
      continue
    }
    const { _key, listItem, level = 1 } = block
    const item = { ...block, children: [...block.children] }
    open = open.slice(0, level)
    const current = open[level - 1]
    if (current?.listItem === listItem) {
      current.children.push(item)
      continue
    }
    open = open.slice(0, level - 1)
    const list: List = {
      _type: '@list',
      _key: `${_key}-list`,
      mode: 'html',
      level,
      listItem,
      children: [item],
    }
    const outer = open.at(-1)?.children.at(-1)
    if (outer) outer.children.push(list)
    else nested.push(list)
    open.push(list)
  }
  return nested
}
