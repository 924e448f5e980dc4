import { staticContent } from '#app/components/static-content.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { productCatalogue } from '#copy/products/catalogue.ts'
import type { Situation, Solution } from '#copy/solutions/types.ts'

/** What a product says about a finding, as a small drawing. */
const Evidence = staticContent(
  async () => (await import('#app/scenes/evidence/drawings.tsx')).EvidenceDrawing,
)

/** Moments of a workday on the page's line, each without the product and with what it shows. */
export function WorkingDay({ situations }: { situations: Solution['situations'] }) {
  return (
    <Section id="day" label={pageLabels.solution.situations} title={situations.heading}>
      <ol className="working-day">
        {situations.items.map((item) => (
          <Moment
            key={item.time}
            item={item}
            headings={{ before: situations.before, with: situations.with }}
          />
        ))}
      </ol>
      <p className="text-small text-quiet">{situations.note}</p>
    </Section>
  )
}

interface MomentProps {
  item: Situation
  headings: { before: string; with: string }
}

function Moment({ item, headings }: MomentProps) {
  const { title, path } = productCatalogue[item.product]
  return (
    <li className="beside-evidence">
      <p className="working-day-time">
        <time dateTime={item.time}>{clockTime(item.time)}</time>
      </p>
      <div>
        <h3>{item.title}</h3>
        <h4>{headings.before}</h4>
        <p className="text-quiet">{item.before}</p>
      </div>
      <div>
        <Evidence name={item.evidence} />
        <h4>{headings.with}</h4>
        <p>{item.with}</p>
        <TextLink to={path}>{title}</TextLink>
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
