import { useEffect, useRef } from 'react'
import {
  getPublishedId,
  type ObjectInputProps,
  type SlugValue,
  set,
  unset,
  useDocumentOperation,
  useEditState,
  useFormValue,
} from 'sanity'
import { formerSlugsAfter, slugOf } from '../../../../content/document-types/index.ts'

/**
 * The input of a document's slug. It follows the title until the document is published, or the slug is
 * written by hand. When the slug of a published document changes, the draft keeps the former one: the embedded
 * platform does that with every write, a hosted project does not.
 */
export function SlugInput(props: ObjectInputProps<SlugValue>) {
  const { value, onChange, readOnly } = props
  const title = useFormValue(['title'])
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const type = String(useFormValue(['_type']) ?? '')
  const { draft, published, ready } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const isOpen = ready && !readOnly

  const wanted = typeof title === 'string' ? slugOf(title) : ''
  const followed = useRef(wanted)
  useEffect(() => {
    const before = followed.current
    followed.current = wanted
    const isByHand = (value?.current ?? '') !== before
    if (wanted === before || isByHand || !isOpen || published) return
    onChange(wanted ? set({ _type: 'slug', current: wanted }) : unset())
  }, [wanted, value, isOpen, published, onChange])

  useEffect(() => {
    if (!isOpen || !draft || !published) return
    const formerSlugs = formerSlugsAfter(published, draft)
    if (formerSlugs) patch.execute([{ set: { formerSlugs } }])
  }, [isOpen, draft, published, patch])

  return props.renderDefault(props)
}
