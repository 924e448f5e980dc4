import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { productCatalogue } from '#copy/products/catalogue.ts'
import type { Situation, Solution } from '#copy/solutions/types.ts'

/** Moments of a workday, each with and without the product. */
export function WorkingDay({ situations }: { situations: Solution['situations'] }) {
  return (
    <Section id="day" label={pageLabels.solution.situations} title={situations.heading}>
      <ol className="mt-8">
        {situations.items.map((item) => (
          <Moment
            key={item.time}
            item={item}
            words={{ before: situations.before, with: situations.with }}
          />
        ))}
      </ol>
      <p className="text-small text-quiet">{situations.note}</p>
    </Section>
  )
}

function Moment({ item, words }: { item: Situation; words: { before: string; with: string } }) {
  const { title, path } = productCatalogue[item.product]
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-hairline py-7 md:grid-cols-[5rem_1fr]">
      <p className="font-mono text-small leading-8 text-accent">
        <time dateTime={item.time}>{clockTime(item.time)}</time>
      </p>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[1fr_3fr]">
        <h3 className="text-h4 leading-8">{item.title}</h3>
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2 xl:pt-2">
          <div>
            <h4 className="font-mono text-label font-normal tracking-widest text-quiet uppercase">
              {words.before}
            </h4>
            <p className="mt-2 max-w-prose text-small text-quiet">{item.before}</p>
          </div>
          <div className="border-l border-accent pl-6">
            <h4 className="font-mono text-label font-normal tracking-widest text-accent uppercase">
              {words.with}
            </h4>
            <p className="mt-2 max-w-prose text-small">{item.with}</p>
            <TextLink to={path} className="-mb-2">
              {title}
            </TextLink>
          </div>
        </div>
      </div>
    </li>
  )
}

/** Formats `13:30` as `1:30 PM`. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
