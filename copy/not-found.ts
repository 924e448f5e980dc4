import type { PageMeta } from './page.ts'

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      'No page has this address. It may have moved. Start again from the home page or ask us.',
  } satisfies PageMeta,
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  suggestions: 'Did you mean',
  actions: {
    home: { label: 'Back to Home', to: '/' },
    support: { label: 'Contact Support', to: '/contact' },
  },
} as const
