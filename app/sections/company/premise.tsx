import { BreakableCode } from '#app/components/breakable-code.tsx'
import { company } from '#copy/company.ts'

export interface PremiseSource {
  path: string
  /** The number of the first line in the file. */
  firstLine: number
  lines: readonly string[]
}

/** What the company exists for: code in which each line is valid, and the rule that isn't in it. */
export function CompanyPremise({ source }: { source: PremiseSource }) {
  const { caption, valid, rule, missing } = company.premise
  return (
    <figure className="premise">
      <figcaption>
        {caption} <BreakableCode code={source.path} />
      </figcaption>
      <ol>
        {source.lines.map((line, index) => (
          <li key={line}>
            <span>{source.firstLine + index}</span>
            <code>
              <BreakableCode code={line} />
            </code>
            <span>{valid}</span>
          </li>
        ))}
        <li className="premise-rule">
          <span aria-hidden="true">–</span>
          <span>{rule}</span>
          <span>{missing}</span>
        </li>
      </ol>
    </figure>
  )
}
