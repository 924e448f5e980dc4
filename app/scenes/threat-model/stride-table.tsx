import { sceneStrings } from '#copy/scenes.ts'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { Cell, HeadCell, RowHead } from '../frame/table-cell.tsx'
import { rate } from './risk-rating.ts'
import { cellOf, strings, type Threat, threats } from './threat-model.data.ts'

const fromWide = 'hidden @2xl:table-cell'

/**
 * The STRIDE table. In a narrow figure, risk, CWE, and status move below the threat. Each ID is a label of its
 * cell in the matrix `name`, and selects it.
 */
export function StrideTable({ name }: { readonly name: string }) {
  return (
    <table className="w-full border-collapse border-hairline border-t text-small">
      <caption className="sr-only">{strings.table}</caption>
      <thead>
        <tr>
          <HeadCell className="w-8">{strings.columns.id}</HeadCell>
          <HeadCell className={fromWide}>{strings.columns.category}</HeadCell>
          <HeadCell>{strings.columns.threat}</HeadCell>
          <HeadCell className={fromWide}>{strings.columns.risk}</HeadCell>
          <HeadCell className={fromWide}>{strings.columns.cwe}</HeadCell>
          <HeadCell className={fromWide}>{strings.columns.status}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {threats.map((threat) => (
          <Row key={threat.id} threat={threat} name={name} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ threat, name }: { readonly threat: Threat; readonly name: string }) {
  return (
    <tr data-threats={threat.id}>
      <RowHead className="font-mono text-label leading-[1.4rem]">
        <label htmlFor={name + cellOf(threat)} className="block cursor-pointer hover:text-accent">
          {threat.id}
        </label>
      </RowHead>
      <Cell className={fromWide}>
        <Category name={threat.category} />
        <span className="block text-label text-quiet">{threat.element}</span>
      </Cell>
      <Cell>
        <div className="gap-x-4 @lg:flex @lg:justify-between">
          <div>
            <span data-no-markdown className="mb-0.5 block text-label text-quiet @2xl:hidden">
              {threat.category}: {threat.element}
            </span>
            {threat.text}
          </div>
          <div
            data-no-markdown
            className="mt-1 flex flex-wrap items-center gap-x-3 font-mono text-label text-quiet @lg:mt-0 @lg:grid @lg:h-4 @lg:shrink-0 @lg:grid-cols-[5rem_4.75rem_4.75rem] @2xl:hidden"
          >
            <Risk threat={threat} />
            <span className="whitespace-nowrap">{threat.cwe}</span>
            <span>{threat.status}</span>
          </div>
        </div>
      </Cell>
      <Cell className={fromWide}>
        <Risk threat={threat} />
      </Cell>
      <Cell className={`${fromWide} whitespace-nowrap font-mono text-label leading-[1.4rem]`}>
        {threat.cwe}
      </Cell>
      <Cell className={`${fromWide} text-quiet`}>{threat.status}</Cell>
    </tr>
  )
}

function Category({ name }: { readonly name: string }) {
  return (
    <span className="whitespace-nowrap text-quiet">
      <span className="text-text">{name.charAt(0)}</span>
      {name.slice(1)}
    </span>
  )
}

function Risk({ threat }: { readonly threat: Threat }) {
  const rating = rate(threat.likelihood, threat.impact)
  return rating === 'note' ? sceneStrings.severity.note : <SeverityMark level={rating} />
}
