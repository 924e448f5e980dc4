import type { PageMeta } from './pages/types.ts'

/** Texts of the preview of a draft, for editors. */
export const preview = {
  label: 'Preview',
  meta: {
    title: 'Preview',
    description:
      'A draft as it would look if it were published now. Only people who have the link can see it.',
  } satisfies PageMeta,
  heading: 'Preview of a draft',
  following: 'Updates as you type.',
  notFollowing: 'Reload to see changes.',
  published: 'See the published page',
  notPublished: 'Not published yet.',
  untitled: 'Untitled',
  refusals: {
    expired: {
      title: 'This preview link has expired',
      text: 'Links work for an hour. Open the preview again from the editor.',
    },
    forged: {
      title: 'This preview link isn’t valid',
      text: 'The link may be incomplete. Open the preview again from the editor.',
    },
    absent: {
      title: 'This link doesn’t name a draft',
      text: 'Posts and positions have a preview. Open one in the editor and select Open preview.',
    },
    missing: {
      title: 'Document not found',
      text: 'The document may have been deleted or may not have been saved yet.',
    },
    unreachable: {
      title: 'We can’t read the draft right now',
      text: 'The content platform isn’t responding. The preview will return when the platform responds.',
    },
    off: {
      title: 'Previews are off',
      text: 'This site has no token for reading drafts. Set SANITY_API_TOKEN and restart the site.',
    },
  },
  home: { label: 'Back to Home', to: '/' },
} as const
