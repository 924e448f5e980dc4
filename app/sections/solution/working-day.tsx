import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { productCatalogue } from '#copy/products/catalogue.ts'
import type { Situation, Solution } from '#copy/solutions/types.ts'

/** Moments of a working day, each with and without the product. */
export function WorkingDay({ situations }: { situations: Solution['situations'] }) {
  return (
    <Section id="day" label={pageLabels.solution.situations} title={situations.heading}>
      <ol className="mt-12">
        {situations.items.map((item) => (
          <Moment
            key={item.time}
            item={item}
            words={{ before: situations.before, with: situations.with }}
          />
        ))}
      </ol>
    </Section>
  )
}

function Moment({ item, words }: { item: Situation; words: { before: string; with: string } }) {
  const { title, path } = productCatalogue[item.product]
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-hairline py-10 md:grid-cols-[5rem_minmax(0,1fr)]">
      <p className="font-mono text-small leading-8 text-signal">
        <time dateTime={item.time}>{clockTime(item.time)}</time>
      </p>
      <div className="min-w-0">
        <h3>{item.title}</h3>
        <div className="mt-5 grid gap-x-12 gap-y-8 xl:grid-cols-2">
          <div>
            <h4 className="font-mono text-label font-normal tracking-widest text-quiet uppercase">
              {words.before}
            </h4>
            <p className="mt-3 max-w-prose text-quiet">{item.before}</p>
          </div>
          <div className="border-l border-signal pl-6">
            <h4 className="font-mono text-label font-normal tracking-widest text-signal uppercase">
              {words.with}
            </h4>
            <p className="mt-3 max-w-prose">{item.with}</p>
            <TextLink to={path} className="mt-3">
              {title}
            </TextLink>
          </div>
        </div>
      </div>
    </li>
  )
}

/** `13:30` as the page shows it: `1:30 PM`. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
