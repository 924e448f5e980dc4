import { type ComparisonRow, comparison, plans } from '#copy/plans.ts'
import { pricing } from '#copy/pricing.ts'

/** Every capability of every plan, in one table that scrolls in its own box on a phone. */
export function ComparisonTable() {
  const cell = 'border-b border-hairline py-3 pr-6 text-left align-top'
  return (
    <section
      className="relative mt-10 overflow-x-auto"
      tabIndex={0}
      aria-label={`Table: ${pricing.comparison.heading}`}
    >
      <table className="w-full min-w-160 border-collapse text-small">
        <thead>
          <tr>
            <th scope="col" className={`${cell} font-mono text-label text-quiet uppercase`}>
              {pricing.comparison.capability}
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.capability}>
              <th scope="row" className={`${cell} font-normal`}>
                {row.capability}
              </th>
              {plans.map(({ id }) => (
                <td key={id} className={cell}>
                  <Value value={row.values[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ value }: { value: ComparisonRow['values']['basic'] }) {
  if (typeof value === 'string') return value
  return (
    <>
      <span aria-hidden="true" className={`font-mono ${value ? 'text-signal' : 'text-quiet'}`}>
        {value ? '+' : '–'}
      </span>
      <span className="sr-only">{value ? pricing.comparison.yes : pricing.comparison.no}</span>
    </>
  )
}
