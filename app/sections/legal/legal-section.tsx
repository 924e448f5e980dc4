import { Table } from '#app/components/table.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { LegalClause, LegalSection as Section } from '#copy/legal/document.ts'

/** A section with a numbered heading that links to itself. */
export function LegalSection({ section }: { section: Section }) {
  const { id, number, title, clauses } = section
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="text-h3">
        <a
          href={`#${id}`}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] hover:text-accent sm:grid-cols-[4.25rem_minmax(0,1fr)]"
        >
          <span className="font-mono font-normal text-quiet">{`${number} `}</span>
          {title}
        </a>
      </h2>
      {clauses.map((clause) => (
        <Clause key={clause.id} clause={clause} />
      ))}
    </section>
  )
}

/** A clause with its bold lead-in on its own line. */
function Clause({ clause }: { clause: LegalClause }) {
  const { id, number, lead, text, list, table, links } = clause
  const [first, ...rest] = text
  return (
    <div id={id} className="mt-6 sm:grid sm:grid-cols-[4.25rem_minmax(0,1fr)]">
      <a
        href={`#${id}`}
        className="w-fit font-mono text-small leading-7 text-quiet hover:text-accent max-sm:float-left max-sm:mr-3 max-sm:leading-[1.65rem]"
      >
        {number}
      </a>
      <div className="min-w-0 max-w-prose">
        <p>
          {lead ? (
            <>
              <strong className="font-semibold">{lead}</strong>
              <br />
            </>
          ) : null}
          {first}
        </p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
        {list ? (
          <ul className="mt-3 list-[square] space-y-2 pl-5 marker:text-quiet">
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {table ? (
          <div className="mt-4">
            <Table {...table} />
          </div>
        ) : null}
        {links ? (
          <p className="mt-2 flex flex-wrap gap-x-6">
            {links.map(({ label, to }) => (
              <TextLink key={to} to={to}>
                {label}
              </TextLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
