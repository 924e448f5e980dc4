import { createNode, createNodeMachine } from '@sanity/comlink'
import { channelsActors } from './channels-protocol.ts'

/** Messages from the Presentation tool that the page handles. */
type ReceivedMessage =
  | { type: 'presentation/navigate'; data: { url: string } }
  | { type: 'presentation/refresh'; data: { source: string } }

/** Messages from the page to the Presentation tool. */
type SentMessage =
  | { type: 'visual-editing/navigate'; data: { type: 'replace'; url: string; title: string } }
  | { type: 'visual-editing/refreshing'; data: { source: string } }
  | { type: 'visual-editing/refreshed'; data: { source: string } }

interface PreviewPage {
  /** Path of the published page. The tool shows it as the address and requests it on reload. */
  page: string
  refresh(): Promise<void>
  /** Shows the draft of another published page. */
  open(path: string): void
}

/** Connects to the Presentation tool that embeds this page. @returns a function that disconnects */
export function connect({ page, refresh, open }: PreviewPage): () => void {
  const name = 'visual-editing'
  const machine = createNodeMachine<SentMessage, ReceivedMessage>().provide({
    actors: channelsActors<SentMessage>(),
  })
  const node = createNode<SentMessage, ReceivedMessage>(
    { name, connectTo: 'presentation' },
    machine,
  )
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
