import { type ComparisonRow, comparison, freeVersion, plans } from '#copy/pricing/plans.ts'
import { pricing } from '#copy/pricing/pricing.ts'

/**
 * All capabilities of all plans in one table with a sticky header. On phones, where the plans above it list most of
 * them, it's closed at first, and a capability's name is above its three values.
 */
export function ComparisonTable() {
  return (
    <>
      <details className="comparison-details mt-6">
        <summary className="inline-flex min-h-11 items-center gap-3 font-semibold hover:text-accent">
          {pricing.comparison.show}
          <span aria-hidden="true" className="font-mono text-quiet">
            +
          </span>
        </summary>
        <table aria-label={pricing.comparison.heading} className="comparison">
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
      </details>
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
