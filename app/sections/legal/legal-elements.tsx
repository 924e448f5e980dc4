import type { ComponentProps, ReactNode } from 'react'
import { Table, TableBox } from '#app/components/table.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { FieldCopy } from '#copy/forms/field.ts'
import { ProcessorTable } from './processor-table.tsx'

interface SectionProps {
  id: string
  number: string
  title: string
  children: ReactNode
}

/** A section with a numbered heading that links to itself. */
function Section({ id, number, title, children }: SectionProps) {
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
      {children}
    </section>
  )
}

/** A clause, next to its number. */
function Clause({ id, number, children }: Omit<SectionProps, 'title'>) {
  return (
    <div id={id} className="mt-6 sm:grid sm:grid-cols-[4.25rem_minmax(0,1fr)]">
      <a
        href={`#${id}`}
        className="w-fit self-start font-mono text-small leading-7 text-quiet hover:text-accent max-sm:float-left max-sm:mr-3 max-sm:leading-[1.65rem]"
      >
        {number}
      </a>
      <div className="min-w-0 max-w-prose">{children}</div>
    </div>
  )
}

function List({ children }: { children?: ReactNode }) {
  return <ul className="mt-3 list-[square] space-y-2 pl-5 marker:text-quiet">{children}</ul>
}

/** What the elements of the legal texts (`copy/legal/*.mdx`) are shown as. */
export const legalElements = {
  Section,
  Clause,
  Introduction: ({ children }: { children?: ReactNode }) => (
    <p className="mb-5 text-lead">{children}</p>
  ),
  /** A paragraph that has only links. */
  Links: ({ children }: { children?: ReactNode }) => (
    <p className="mt-2 flex flex-wrap gap-x-6">{children}</p>
  ),
  /** A list of texts from a record. */
  List: ({ items }: { items: readonly string[] }) => (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  ),
  /** Paragraphs from a record. */
  Paragraphs: ({ texts }: { texts: readonly string[] }) =>
    texts.map((text) => (
      <p key={text} className="mt-3">
        {text}
      </p>
    )),
  /** What a form collects. */
  Collected: ({ fields }: { fields: Parameters<typeof collected>[0] }) => collected(fields),
  ProcessorTable: (props: ComponentProps<typeof ProcessorTable>) => (
    <div className="mt-4 sm:-ml-17">
      <ProcessorTable {...props} />
    </div>
  ),
  /** A table from a record. */
  Table: (props: ComponentProps<typeof Table>) => (
    <div className="mt-4 sm:-ml-17">
      <Table {...props} />
    </div>
  ),
  /** A table in the text, with its accessible name. */
  TableBox: (props: ComponentProps<typeof TableBox>) => (
    <div className="mt-4 sm:-ml-17">
      <TableBox className="data-table-stacks" {...props} />
    </div>
  ),
  table: ({ children }: { children?: ReactNode }) => children,
  p: ({ children }: { children?: ReactNode }) => <p className="not-first:mt-3">{children}</p>,
  ul: List,
  strong: ({ children }: { children?: ReactNode }) => (
    <strong className="font-semibold">{children}</strong>
  ),
  a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
    <TextLink to={href}>{children}</TextLink>
  ),
}

const list = new Intl.ListFormat('en-US')

/** What a form collects: "We collect your name and message, and your company if you provide it". */
function collected(fields: Readonly<Record<string, FieldCopy>>): string {
  const all = Object.values(fields)
  const names = (some: readonly FieldCopy[]) =>
    list.format(some.map(({ personalData }) => personalData))
  const required = names(all.filter(({ missing }) => missing))
  const optional = all.filter(({ missing }) => !missing)
  if (optional.length === 0) return `We collect your ${required}`
  return `We collect your ${required}, and your ${names(optional)} if you provide ${optional.length === 1 ? 'it' : 'them'}`
}
