import { TextLink } from '#app/components/text-link.tsx'
import { Scene } from '#app/scenes/scenes.tsx'
import { productScenes } from '#app/sections/product/scenes.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'

/** The services: each product's scene, cropped, with the four things that it does. */
export function ServiceSheet() {
  return (
    <ol className="numbered grid gap-x-12 gap-y-12 md:grid-cols-2">
      {services.cards.map((card) => (
        <Entry key={card.id} card={card} />
      ))}
    </ol>
  )
}

function Entry({ card }: { card: ServiceCard }) {
  const { id, title, description, features, link } = card
  return (
    <li className="relative md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0">
      <div className="scene-crop" inert data-people-only>
        <Scene name={productScenes[id]} variant="compact" />
      </div>
      <h2 className="mt-5 flex items-baseline gap-3 text-h3">
        <span className="item-number font-mono text-small font-normal text-accent" />
        {title}
      </h2>
      <p className="mt-2 text-small text-quiet">{description}</p>
      <div className="mt-3 text-small">
        <ul className="grid gap-x-6 border-t border-hairline pt-3 lg:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2 py-1">
              <span aria-hidden="true" className="font-mono text-accent">
                +
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <TextLink to={link.to} about={pageLabels.about(title)} className="scene-crop-link mt-1">
          {link.label}
        </TextLink>
      </div>
    </li>
  )
}
