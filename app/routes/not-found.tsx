import { missing } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import { suggestPages } from '#app/not-found/did-you-mean.server.ts'
import { pageList } from '#app/request-context.server.ts'
import { NotFoundPage } from '#app/sections/error-page.tsx'
import { Pendulum } from '#app/sections/widgets/pendulum.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { notFound } from '#copy/not-found.ts'
import type { Route } from './+types/not-found'

/** Everything that no other route matches is a 404. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  missing(suggestPages(new URL(request.url).pathname, context.get(pageList)()))

/** A POST to a missing page is a 404, too. */
export const action = () => missing()

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: widgetStyles }]

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, notFound.meta)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage suggestions={loaderData.suggestions} picture={<Pendulum />} />
}
