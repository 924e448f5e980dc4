import { createNode, createNodeMachine } from '@sanity/comlink'
import { olderWire } from './older-wire.ts'

/** What the tool tells a page, of what matters here. */
type Told =
  | { type: 'presentation/navigate'; data: { url: string } }
  | { type: 'presentation/refresh'; data: { source: string } }

/** What a page tells the tool. */
type Said =
  | { type: 'visual-editing/navigate'; data: { type: 'replace'; url: string; title: string } }
  | { type: 'visual-editing/refreshing'; data: { source: string } }
  | { type: 'visual-editing/refreshed'; data: { source: string } }

interface Page {
  /** Path of the published page: what the tool shows as the address, and asks for when it reloads. */
  page: string
  refresh(): Promise<void>
  /** Shows the draft of another published page. */
  open(path: string): void
}

/** Connects to the Presentation tool around this frame. Returns what ends it. */
export function connect({ page, refresh, open }: Page): () => void {
  const name = 'visual-editing'
  const machine = createNodeMachine<Said, Told>().provide({ actors: olderWire<Said>() })
  const node = createNode<Said, Told>({ name, connectTo: 'presentation' }, machine)
  node.onStatus((status) => {
    if (status !== 'connected') return
    const { title } = document
    node.post('visual-editing/navigate', { type: 'replace', url: page, title })
  })
  node.on('presentation/navigate', ({ url }) => {
    const { pathname } = new URL(url, location.origin)
    if (pathname !== page) open(pathname)
  })
  node.on('presentation/refresh', async (event) => {
    node.post('visual-editing/refreshing', event)
    await refresh()
    node.post('visual-editing/refreshed', event)
  })
  return node.start()
}
