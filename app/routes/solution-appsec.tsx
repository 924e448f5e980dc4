import drawing from '#app/media/header-appsec.svg?url'
import { buildMeta } from '#app/meta.ts'
import { SolutionPage } from '#app/sections/solution/solution-page.tsx'
import { appsec } from '#copy/solutions/appsec.ts'
import type { Route } from './+types/solution-appsec'

/** Served at two paths; `/solutions/appsec` is canonical. */
export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...appsec.meta, path: appsec.path })

export default function ForAppSec() {
  return <SolutionPage solution={appsec} drawing={drawing} />
}
