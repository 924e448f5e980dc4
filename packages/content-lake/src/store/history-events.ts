import type { Trace } from './history.ts'

interface Names {
  readonly publishedId: string
  /** The draft, or a release version. */
  readonly versionId: string
  /** One of the two: whose life is told. */
  readonly asked: string
}

/** An event in the shape of the hosted platform's history. */
export interface HistoryEvent {
  readonly type: string
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly [detail: string]: unknown
}

/** Whether the published document and its draft are there, and the revision that the draft has. */
interface State {
  hasPublished: boolean
  hasVersion: boolean
  versionRevision: string
}

/** Tells from its revisions what became of a document, the oldest first. */
export function historyEvents(traces: readonly Trace[], names: Names): HistoryEvent[] {
  const state: State = { hasPublished: false, hasVersion: false, versionRevision: '' }
  const byTransaction = Map.groupBy(traces, ({ seq }) => seq)
  return [...byTransaction.values()].flatMap((parts) => {
    const published = parts.find(({ document }) => document === names.publishedId)
    const version = parts.find(({ document }) => document === names.versionId)
    // The kept history begins somewhere: what is changed or deleted first was there before.
    if (published && !published.isMade) state.hasPublished = true
    if (version && !version.isMade) state.hasVersion = true
    const events = eventsOf(published, version, state, names)
    if (published) state.hasPublished = !published.isGone
    if (version) state.hasVersion = !version.isGone
    if (version && !version.isGone) state.versionRevision = version.transaction
    return events
  })
}

function eventsOf(
  published: Trace | undefined,
  version: Trace | undefined,
  state: State,
  { publishedId, versionId, asked }: Names,
): HistoryEvent[] {
  const part = published ?? version
  if (!part) return []
  const { transaction, timestamp, author } = part
  const isOfVersion = asked === versionId
  const event = (type: string, details: object = {}): HistoryEvent[] => [
    { type, timestamp, author, documentId: publishedId, ...details },
  ]
  const before = { versionId, versionRevisionId: state.versionRevision || transaction }
  const now = { versionId, versionRevisionId: transaction }
  const remains =
    (published ? !published.isGone : state.hasPublished) ||
    (version ? !version.isGone : state.hasVersion)

  if (version?.isGone && published && !published.isGone)
    return event('publishDocumentVersion', {
      ...before,
      revisionId: transaction,
      publishCause: 'document.publish',
    })
  if (!remains) return event('deleteDocumentGroup')
  const isVersionNew = version && !version.isGone && !state.hasVersion
  if (published?.isGone) {
    if (isOfVersion) return isVersionNew ? event('createDocumentVersion', now) : []
    return event('unpublishDocument', version ? now : before)
  }
  if (isOfVersion) {
    if (version?.isGone) return event('deleteDocumentVersion', before)
    return isVersionNew ? event('createDocumentVersion', now) : []
  }
  if (!published) return []
  const kind = state.hasPublished ? 'updateLiveDocument' : 'createLiveDocument'
  return event(kind, { revisionId: transaction })
}
