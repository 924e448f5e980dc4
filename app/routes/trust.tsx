import { shownQuestions } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Faq } from '#app/sections/faq.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { DataFlow } from '#app/sections/trust/data-flow.tsx'
import { PageContents } from '#app/sections/trust/page-contents.tsx'
import {
  OpenQuestions,
  ProcessorList,
  ReportVulnerability,
  RetentionTable,
  SiteMeasures,
  YourCode,
} from '#app/sections/trust/sections.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { trust } from '#copy/trust/trust.ts'
import type { Route } from './+types/trust'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  questions: await shownQuestions(context.get(requestContext), 'trust-buyers'),
})

export const handle = {
  page: {
    path: '/trust',
    group: 'company',
    label: trust.label,
    ...trust.meta,
    subtitle: trust.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Trust({ loaderData }: Route.ComponentProps) {
  return (
    <div className="dense">
      <PageHeader label={trust.label} title={trust.heading} subtitle={trust.lead}>
        <DataFlow />
        <PageContents />
      </PageHeader>
      <YourCode />
      <ProcessorList />
      <RetentionTable />
      <Faq {...pageLabels.buyers} items={loaderData.questions}>
        <LinkRow links={trust.questions.links} />
      </Faq>
      <SiteMeasures />
      <ReportVulnerability />
      <OpenQuestions />
    </div>
  )
}
