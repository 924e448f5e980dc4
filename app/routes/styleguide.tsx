import { missing } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import { requestContext } from '#app/request-context.server.ts'
import panelStyles from '#app/scenes/panels/panels.css?url'
import { NotFoundPage } from '#app/sections/error-page.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { productIllustration } from '#app/sections/product/product-illustrations.ts'
import { Section } from '#app/sections/section.tsx'
import { Buttons } from '#app/sections/styleguide/buttons.tsx'
import { ContainerSpecimens } from '#app/sections/styleguide/containers.tsx'
import { DisclosureSpecimens } from '#app/sections/styleguide/disclosures.tsx'
import { FormSpecimens } from '#app/sections/styleguide/forms.tsx'
import { Foundations } from '#app/sections/styleguide/foundations.tsx'
import { Illustrations } from '#app/sections/styleguide/illustrations.tsx'
import { Scenes } from '#app/sections/styleguide/scenes.tsx'
import { States } from '#app/sections/styleguide/states.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { notFound } from '#copy/not-found.ts'
import { productMenuOrder } from '#copy/products/catalogue.ts'
import type { Route } from './+types/styleguide'

/** 404 unless the styleguide is enabled. */
export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(requestContext).styleguide
    ? ({ state: 'found', illustrations: productMenuOrder.map(productIllustration) } as const)
    : missing()

export const links: Route.LinksFunction = () =>
  [widgetStyles, panelStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.state === 'found'
    ? buildMeta(matches, {
        title: 'Design system',
        description:
          'Every part that the pages of this site are made of, in each of its forms and states.',
      })
    : buildMeta(matches, notFound.meta)

const parts = [
  ['foundations', 'Foundations', Foundations],
  ['buttons', 'Buttons and links', Buttons],
  ['forms', 'Fields and answers', FormSpecimens],
  ['disclosures', 'Tabs, disclosure, dialog', DisclosureSpecimens],
  ['containers', 'Containers', ContainerSpecimens],
  ['states', 'States', States],
  ['scenes', 'Scenes', Scenes],
] as const

export default function Styleguide({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') return <NotFoundPage />
  return (
    <>
      <PageHeader
        label="Reference"
        title="Design system"
        subtitle="One accent, two typefaces, square corners. Everything hangs on the line."
      />
      <Section id="illustrations" label="" title="Illustrations">
        <Illustrations urls={loaderData.illustrations} />
      </Section>
      {parts.map(([id, title, Part]) => (
        <Section key={id} id={id} label="" title={title}>
          <div className="mt-10">
            <Part />
          </div>
        </Section>
      ))}
    </>
  )
}
