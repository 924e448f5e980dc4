import type { RevisionSummary } from './history.ts'

interface Names {
  readonly publishedId: string
  /** The ID of the draft or the release version. */
  readonly versionId: string
  /** The document whose events were requested. */
  readonly requestedId: string
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
export function historyEvents(revisions: readonly RevisionSummary[], names: Names): HistoryEvent[] {
  const state: State = { hasPublished: false, hasVersion: false, versionRevision: '' }
  const byTransaction = Map.groupBy(revisions, ({ seq }) => seq)
  return [...byTransaction.values()].flatMap((parts) => {
    const published = parts.find(({ document }) => document === names.publishedId)
    const version = parts.find(({ document }) => document === names.versionId)
    // History is truncated: a document first seen in an update or a deletion existed before.
    if (published && !published.isCreation) state.hasPublished = true
    if (version && !version.isCreation) state.hasVersion = true
    const events = eventsOf(published, version, state, names)
    if (published) state.hasPublished = !published.isDeletion
    if (version) state.hasVersion = !version.isDeletion
    if (version && !version.isDeletion) state.versionRevision = version.transaction
    return events
  })
}

function eventsOf(
  published: RevisionSummary | undefined,
  version: RevisionSummary | undefined,
  state: State,
  { publishedId, versionId, requestedId }: Names,
): HistoryEvent[] {
  const part = published ?? version
  if (!part) return []
  const { transaction, timestamp, author } = part
  const isOfVersion = requestedId === versionId
  const event = (type: string, details: object = {}): HistoryEvent[] => [
    { type, timestamp, author, documentId: publishedId, ...details },
  ]
  const before = { versionId, versionRevisionId: state.versionRevision || transaction }
  const now = { versionId, versionRevisionId: transaction }
  const remains =
    (published ? !published.isDeletion : state.hasPublished) ||
    (version ? !version.isDeletion : state.hasVersion)

  if (version?.isDeletion && published && !published.isDeletion)
    return event('publishDocumentVersion', {
      ...before,
      revisionId: transaction,
      publishCause: 'document.publish',
    })
  if (!remains) return event('deleteDocumentGroup')
  const isVersionNew = version && !version.isDeletion && !state.hasVersion
  if (published?.isDeletion) {
    if (isOfVersion) return isVersionNew ? event('createDocumentVersion', now) : []
    return event('unpublishDocument', version ? now : before)
  }
  if (isOfVersion) {
    if (version?.isDeletion) return event('deleteDocumentVersion', before)
    return isVersionNew ? event('createDocumentVersion', now) : []
  }
  if (!published) return []
  const kind = state.hasPublished ? 'updateLiveDocument' : 'createLiveDocument'
  return event(kind, { revisionId: transaction })
}
