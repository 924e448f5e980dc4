import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { MarkdownLinks } from '#app/components/markdown-links.tsx'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import { missing } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import { suggestPages } from '#app/not-found/did-you-mean.server.ts'
import { pageList } from '#app/request-context.server.ts'
import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { NotFoundPage } from '#app/sections/error-page.tsx'
import { highlightedGuides } from '#app/sections/guides/highlighted-guides.build.ts'
import { PermissionTable } from '#app/sections/guides/permission-table.tsx'
import { SetupSteps } from '#app/sections/guides/setup-steps.tsx'
import { IntegrationMark } from '#app/sections/integrations/integration-mark.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { guidesPage } from '#copy/integrations/index.ts'
import { notFound } from '#copy/not-found.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/guide'

export function loader({ context, params }: Route.LoaderArgs) {
  const { id } = params
  const guide = highlightedGuides.find((each) => each.id === id)
  if (guide) return { state: 'found', guide } as const
  const suggestions = suggestPages(`/docs/integrations/${id}`, context.get(pageList)())
  return missing(suggestions)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') return buildMeta(matches, notFound.meta)
  const { id, meta: head } = loaderData.guide
  return buildMeta(matches, {
    ...head,
    path: `/docs/integrations/${id}`,
    parents,
    about: [{ type: 'guide', id }],
  })
}

const parents = [{ label: pageLabels.guides.page, to: '/docs/integrations' }]

export default function Guide({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    return <NotFoundPage suggestions={loaderData.suggestions} />
  }
  const { guide } = loaderData
  const strings = guidesPage.guide
  const labels = pageLabels.guides
  return (
    <>
      <PageHeader label={labels.page} title={guide.meta.title} parents={parents}>
        <div className="mt-6 flex items-start gap-x-6 gap-y-4 max-sm:flex-col">
          <IntegrationMark id={guide.id} size={48} />
          <p className="max-w-prose text-lead text-quiet">{guide.meta.description}</p>
        </div>
      </PageHeader>
      <Section id="connects" label={labels.connects} title={strings.connects} isBeside>
        <div className="max-w-prose text-quiet max-xl:mt-4">
          <p className="text-lead">
            <UnbrokenWords text={guide.connects} />
          </p>
          <div className="mt-8 text-small">
            <Badge>{strings.planned}</Badge>
            <p className="mt-2 [&_code]:inline-block">
              <TextWithCode text={guide.planned} />
            </p>
          </div>
        </div>
      </Section>
      <Section id="permissions" label={labels.permissions} title={strings.permissions}>
        <PermissionTable rows={guide.permissions} />
      </Section>
      <Section id="steps" label={labels.steps} title={strings.steps}>
        <SetupSteps steps={guide.steps} />
      </Section>
      <Section id="afterwards" label={labels.afterwards} title={strings.afterwards} isBeside>
        <div className="max-xl:mt-8">
          <ul className="border-b border-hairline">
            {guide.afterwards.map((line) => (
              <li key={line} className="border-t border-hairline py-4">
                <p className="max-w-prose [&_code]:inline-block">
                  <TextWithCode text={line} />
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-10 flex flex-wrap gap-4">
            <Button to={strings.waitlist.to}>{strings.waitlist.label}</Button>
            <Button to={strings.back.to} variant="outline">
              {strings.back.label}
            </Button>
            <Button to={strings.help.to} variant="text">
              {strings.help.label}
            </Button>
            <MarkdownLinks path={`/docs/integrations/${guide.id}`} />
          </div>
        </div>
      </Section>
    </>
  )
}
