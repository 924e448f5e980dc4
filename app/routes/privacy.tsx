import { lazy } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import { buildMeta } from '#app/meta.ts'
import { privacy } from '#copy/legal/privacy/privacy.ts'
import type { Route } from './+types/privacy'

const Text = lazy(async () => ({
  default: (await import('#app/sections/legal/privacy-text.tsx')).PrivacyText,
}))

export function loader() {
  return privacy.meta
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData && buildMeta(matches, { ...loaderData, path: '/privacy' })

export default function Privacy() {
  return (
    <StaticContent>
      <Text />
    </StaticContent>
  )
}
