import { data } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { CookieCategories } from '#app/sections/cookies/categories.tsx'
import { OptionalServices } from '#app/sections/cookies/optional-services.tsx'
import { StoredItems } from '#app/sections/cookies/stored-items.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { cookies } from '#copy/cookies.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/cookies'

/** The clear button without scripts: the response clears the storage (W3C Clear Site Data). */
export const action = () => data({ cleared: true }, { headers: { 'Clear-Site-Data': '"storage"' } })

/** Whether the browser sent `Sec-GPC: 1`. */
export const loader = ({ request }: Route.LoaderArgs) =>
  data(
    { signal: new URL(request.url).searchParams.get('gpc') === '1' },
    { headers: { Vary: 'Sec-GPC' } },
  )

export const handle = {
  dependsOnSecGpc: true,
  page: { path: '/cookies', group: 'legal', ...cookies.meta, subtitle: cookies.subtitle },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Cookies({ actionData, loaderData }: Route.ComponentProps) {
  const { services } = useSite()
  const isOptional = services.length > 0
  const { heading, subtitle, sections, privacyLink } = cookies
  return (
    <>
      <PageHeader label={pageLabels.legal.page} title={heading} subtitle={subtitle} />
      <CookieCategories signal={loaderData.signal} services={services} />
      {isOptional ? <OptionalServices services={services} /> : null}
      <StoredItems alreadyCleared={actionData?.cleared ?? false} isOptional={isOptional} />
      <Section label={pageLabels.legal.policy}>
        <TextSections sections={sections.filter(({ id }) => id !== 'no-banner' || !isOptional)} />
        <div className="mt-8">
          <Button to={privacyLink.to} variant="outline">
            {privacyLink.label}
          </Button>
        </div>
      </Section>
    </>
  )
}
