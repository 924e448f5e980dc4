import { lazy } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import { buildMeta } from '#app/meta.ts'
import { terms } from '#copy/legal/terms/terms.ts'
import type { Route } from './+types/terms'

const Text = lazy(async () => ({
  default: (await import('#app/sections/legal/terms-text.tsx')).TermsText,
}))

export function loader() {
  return terms.meta
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData && buildMeta(matches, { ...loaderData, path: '/terms' })

export default function Terms() {
  return (
    <StaticContent>
      <Text />
    </StaticContent>
  )
}
