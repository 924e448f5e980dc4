import type { TransactionSummary } from './history.ts'

interface Names {
  readonly publishedId: string
  /** The id of the draft or the release version. */
  readonly versionId: string
  /** The document whose history this is. */
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

/** Whether the published document and its draft exist, and the draft's revision. */
interface State {
  hasPublished: boolean
  hasVersion: boolean
  versionRevision: string
}

/** Derives lifecycle events from a document's revisions, oldest first. */
export function historyEvents(traces: readonly TransactionSummary[], names: Names): HistoryEvent[] {
  const state: State = { hasPublished: false, hasVersion: false, versionRevision: '' }
  const byTransaction = Map.groupBy(traces, ({ seq }) => seq)
  return [...byTransaction.values()].flatMap((parts) => {
    const published = parts.find(({ document }) => document === names.publishedId)
    const version = parts.find(({ document }) => document === names.versionId)
    // History is truncated: a document first seen in an update or a deletion existed before.
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
  published: TransactionSummary | undefined,
  version: TransactionSummary | undefined,
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
