import drawing from '#app/media/header-developers.svg?url'
import { buildMeta } from '#app/meta.ts'
import { SolutionPage } from '#app/sections/solution/solution-page.tsx'
import { developers } from '#copy/solutions/developers.ts'
import type { Route } from './+types/solution-developers'

/** Served at two paths; `/solutions/developers` is canonical. */
export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...developers.meta, path: developers.path })

export default function ForDevelopers() {
  return <SolutionPage solution={developers} drawing={drawing} />
}
