import { data } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { buildMeta } from '#app/meta.ts'
import { CookieCategories } from '#app/sections/cookies/categories.tsx'
import { StoredItems } from '#app/sections/cookies/stored-items.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { cookies } from '#copy/cookies.ts'
import { pageLabels } from '#copy/page-labels.ts'
import type { Route } from './+types/cookies'

/** "Clear what this site stored" without script: the answer tells the browser to (W3C Clear Site Data). */
export const action = () => data({ cleared: true }, { headers: { 'Clear-Site-Data': '"storage"' } })

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...cookies.meta, path: '/cookies' })

export default function Cookies({ actionData }: Route.ComponentProps) {
  const { heading, subtitle, sections, privacyLink } = cookies
  return (
    <>
      <PageHeader label={pageLabels.legal.page} title={heading} subtitle={subtitle} />
      <CookieCategories />
      <StoredItems alreadyCleared={actionData?.cleared ?? false} />
      <Section label={pageLabels.legal.policy}>
        <TextSections sections={sections} level={2} />
        <div className="mt-8">
          <Button to={privacyLink.to} variant="outline">
            {privacyLink.label}
          </Button>
        </div>
      </Section>
    </>
  )
}
