import { EnvelopeIcon } from '@sanity/icons/Envelope'
import type { DocumentActionComponent } from 'sanity'
import { settings } from '../settings.ts'

/**
 * The document action that opens the site's page for sending a post to newsletter subscribers, in a new tab. People
 * who are signed in here are signed in there.
 */
export const SendNewsletter: DocumentActionComponent = ({ type, id, published, onComplete }) => {
  if (type !== 'blog') return null
  return {
    label: 'Send newsletter…',
    icon: EnvelopeIcon,
    disabled: !published,
    title: published
      ? 'Opens a preview of the email in a new tab. You can send the published version from there'
      : 'Publish the post first',
    onHandle: () => {
      const url = new URL(`/leads/newsletter/${encodeURIComponent(id)}`, settings().siteUrl)
      window.open(url, '_blank', 'noopener')
      onComplete()
    },
  }
}
