import { pageReads } from '#app/client-read.ts'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { unreachable } from '#app/loader-responses.server.ts'
import drawing from '#app/media/header-careers.svg?url'
import { buildMeta } from '#app/meta.ts'
import { services } from '#app/request-context.server.ts'
import { Positions } from '#app/sections/careers/positions.tsx'
import { Failure } from '#app/sections/failure.tsx'
import { Loading } from '#app/sections/loading.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { careers } from '#copy/careers.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/careers'

export async function loader({ context }: Route.LoaderArgs) {
  const jobs = await context.get(services).content.jobs()
  return jobs.state === 'found' ? jobs : unreachable()
}

const read = pageReads<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  read(request, serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...careers.meta, path: '/careers' })

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { why, positions, closing } = careers
  return (
    <>
      <PageHeader
        label="Careers"
        title={careers.heading}
        subtitle={careers.lead}
        drawing={drawing}
      />
      <Section id="why-join" label="01 Why" title={why.heading}>
        <ul className="mt-10 grid gap-y-10 sm:grid-cols-2">
          {why.cards.map((card) => (
            <li key={card.title} className="flex gap-5 border-t border-hairline pt-6 sm:odd:pr-12">
              <span className="mt-1 text-signal">
                <Icon name={card.icon} />
              </span>
              <div>
                <h3 className="text-h4">{card.title}</h3>
                <p className="mt-2 text-quiet">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="open-positions" label="02 Positions" title={positions.heading}>
        {loaderData.state === 'found' ? (
          <Positions jobs={loaderData.value} />
        ) : loaderData.state === 'loading' ? (
          <Loading text={loading.positions} answer={loaderData.answer} />
        ) : (
          <Failure message={positions.failure} retry="/careers" />
        )}
      </Section>
      <Section id="next" label="03 Next" title={closing.heading} intro={closing.text}>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button to={closing.positions.to}>{closing.positions.label}</Button>
          <Button to={closing.culture.to} variant="outline">
            {closing.culture.label}
          </Button>
        </div>
      </Section>
    </>
  )
}
