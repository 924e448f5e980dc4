import type { PageMeta } from './page.ts'

/** The preview of a draft, for editors. */
export const preview = {
  label: 'Preview',
  meta: {
    title: 'Preview',
    description:
      'A draft as it would look if it were published now. Seen by those who have the link, and by nobody else.',
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
      text: 'Links are good for an hour. Open the preview again from the editor.',
    },
    forged: {
      title: 'This preview link is not valid',
      text: 'It may be incomplete. Open the preview again from the editor.',
    },
    absent: {
      title: 'No draft is named here',
      text: 'Posts and jobs have a preview. Open one in the editor and choose Open preview.',
    },
    missing: {
      title: 'No such document',
      text: 'It may have been deleted, or not been saved yet.',
    },
    unreachable: {
      title: 'The draft cannot be read right now',
      text: 'The content platform does not answer. The preview returns when it does.',
    },
    off: {
      title: 'Previews are off',
      text: 'This site has no token to read drafts with. Set SANITY_API_TOKEN and restart it.',
    },
  },
  home: { label: 'Back to Home', to: '/' },
} as const
