import { useEffect } from 'react'
import { type DocumentActionComponent, useDocumentOperationEvent, useSetPerspective } from 'sanity'

/**
 * Shows the draft after a document was unpublished, because the published version is then empty. Not in the menu: an
 * action can return none.
 */
export const DraftAfterUnpublish: DocumentActionComponent = ({ id, type }) => {
  const event = useDocumentOperationEvent(id, type)
  const setPerspective = useSetPerspective()
  const isUnpublished = event?.type === 'success' && event.op === 'unpublish'
  useEffect(() => {
    if (isUnpublished) setPerspective('drafts')
  }, [isUnpublished, setPerspective])
  return null
}
