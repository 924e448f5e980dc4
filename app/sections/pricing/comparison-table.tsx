import { type ComparisonRow, comparison, freeVersion, plans } from '#copy/pricing/plans.ts'
import { pricing } from '#copy/pricing/pricing.ts'

/**
 * All capabilities of all plans in one table with a sticky header. On phones, a capability's name is above
 * its three values.
 */
export function ComparisonTable() {
  return (
    <>
      <table aria-label={pricing.comparison.heading} className="comparison mt-10">
        <thead>
          <tr>
            <th scope="col">{pricing.comparison.capability}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.capability}>
              <th scope="row">{row.capability}</th>
              {plans.map(({ id }) => (
                <td key={id}>
                  <Value value={row.values[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-prose text-small text-quiet">
        {freeVersion.name}: {freeVersion.description}
      </p>
    </>
  )
}

function Value({ value }: { value: ComparisonRow['values']['basic'] }) {
  if (typeof value === 'string') return value
  return (
    <>
      <span aria-hidden="true" className={`font-mono ${value ? 'text-accent' : 'text-quiet'}`}>
        {value ? '+' : '–'}
      </span>
      <span className="sr-only">{value ? pricing.comparison.yes : pricing.comparison.no}</span>
    </>
  )
}
