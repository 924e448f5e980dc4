import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '../../../../content/document-types/index.ts'
import { settings } from '../settings.ts'
import { pageOf } from './document-pages.ts'

/** The document action that opens a draft on the site in a new tab. */
export const OpenPreview: DocumentActionComponent = ({
  type,
  id,
  draft,
  published,
  onComplete,
}) => {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const [isOpening, setOpening] = useState(false)
  const page = pageOf(type, id)
  if (!page) return null
  const exists = Boolean(draft ?? published)
  const open = async () => {
    // Opened synchronously, or the popup blocker would stop it.
    const tab = window.open('', '_blank')
    setOpening(true)
    try {
      const { secret } = await createPreviewSecret(client, 'editor', location.href, user?.id)
      const url = new URL('/preview', settings().siteUrl)
      url.searchParams.set(urlSearchParamPreviewSecret, secret)
      url.searchParams.set(urlSearchParamPreviewPathname, page)
      if (tab) tab.location.href = url.href
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      toast.push({
        status: 'error',
        title: 'The preview didn’t open',
        description: error instanceof Error ? error.message : String(error),
      })
    }
    setOpening(false)
    onComplete()
  }
  return {
    label: 'Open preview',
    icon: EyeOpenIcon,
    disabled: !exists || isOpening,
    title: exists ? 'Opens this draft on the site, in a new tab' : 'Write something first',
    onHandle: () => void open(),
  }
}
