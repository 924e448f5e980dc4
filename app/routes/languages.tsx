import { Table } from '#app/components/table.tsx'
import { shownStats } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import depthStyles from '#app/sections/languages/analysis-depth.css?url'
import { AnalysisDepth } from '#app/sections/languages/analysis-depth.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { OpenQuestionList } from '#app/sections/trust/open-question-list.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { sampleLabel } from '#copy/controls.ts'
import { languages } from '#copy/languages.ts'
import { openQuestions } from '#copy/trust/open-questions.ts'
import type { Route } from './+types/languages'

/** The figure of the home page that counts languages; undefined if the owner took it out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await shownStats(context.get(requestContext))
  const figure = items.find(({ label }) => label === languages.figure.statLabel)
  return { figure }
}

export const handle = {
  page: {
    path: '/languages',
    group: 'product',
    label: languages.label,
    ...languages.meta,
    subtitle: languages.lead,
  },
} satisfies PageHandle

export const links: Route.LinksFunction = () =>
  [widgetStyles, depthStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Languages({ loaderData }: Route.ComponentProps) {
  const { label, heading, lead, depths, figure: about, open, links } = languages
  const { figure } = loaderData
  return (
    <>
      <PageHeader label={label} title={heading} subtitle={lead}>
        <AnalysisDepth />
      </PageHeader>
      <Section id={depths.id} label={depths.label} title={depths.heading}>
        <div className="mt-8">
          <Table name={depths.heading} columns={depths.columns} rows={depths.rows} />
        </div>
        <LinkRow links={links} />
      </Section>
      {figure ? (
        <Section
          id={about.id}
          label={about.label}
          title={about.heading(figure.value)}
          badge={figure.sample ? sampleLabel : undefined}
        >
          <p className="mt-4 max-w-prose text-lead text-quiet">
            {[figure.definition, about.text].filter(Boolean).join(' ')}
          </p>
        </Section>
      ) : null}
      <Section
        id={openQuestions.id}
        label={openQuestions.label}
        title={open.heading}
        intro={open.lead}
      >
        <div className="mt-8 max-w-4xl">
          <OpenQuestionList topic="languages" />
        </div>
        <LinkRow links={[openQuestions.ask]} />
      </Section>
    </>
  )
}
