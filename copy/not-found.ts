import type { PageMeta } from './pages/types.ts'

export const notFound = {
  meta: {
    title: 'Page Not Found',
    description:
      'There’s no page at this address. The page you’re looking for may have moved. Start from the home page, or contact support.',
  } satisfies PageMeta,
  label: '404',
  heading: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  suggestions: 'Did you mean',
  actions: {
    home: { label: 'Back to Home', to: '/' },
    support: { label: 'Contact Support', to: '/contact' },
  },
} as const
