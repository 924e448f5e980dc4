import type { ReactNode } from 'react'
import { Arrow } from '#app/components/arrow.tsx'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import type { Solution } from '#copy/solutions/types.ts'
import { axes, captions, changes, matrix } from './head-pictures.build.ts'

/** The picture next to the title of a solution. */
export const headPictures = {
  developers: <Change />,
  appsec: <RiskMatrix />,
} satisfies Record<Solution['id'], ReactNode>

/** A change as two lines: the removed one leans, the added one hangs vertical. */
function Change() {
  return (
    <figure className="head-drawing">
      <svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
        <g transform="translate(190) rotate(16)" className="text-flag-ink">
          <HangingWeight length={370} width={76} />
          <path d="M-14 300H14" className="stroke-light" strokeWidth="6" />
        </g>
        <g transform="translate(300)">
          <HangingWeight length={370} width={76} />
          <path d="M-14 300H14M0 286V314" className="stroke-light" strokeWidth="6" />
        </g>
      </svg>
      <ul className="head-change">
        {changes.map(({ sign, mark, label, text }) => (
          <li key={mark} data-mark={mark}>
            <span className="sr-only">{label}</span>
            <span aria-hidden="true">{sign} </span>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      <figcaption>{captions.change}</figcaption>
    </figure>
  )
}

/** The risk matrix. */
function RiskMatrix() {
  return (
    <figure className="head-drawing">
      <table className="head-matrix">
        <caption className="sr-only">{captions.matrix}</caption>
        <tbody>
          {matrix.map(({ impact, cells }) => (
            <tr key={impact}>
              {cells.map(({ likelihood, rating, position, threats }, column) => (
                <td key={likelihood} data-rating={threats.length > 0 ? rating : undefined}>
                  {column === 0 ? (
                    <span aria-hidden="true" className="head-level">
                      {impact}
                    </span>
                  ) : null}
                  <span className="sr-only">{position}: </span>
                  {threats.map(({ id, category }) => (
                    <p key={id}>
                      <b>{id}</b> {category}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-hidden="true" className="head-axes">
        <p className="head-levels">
          {axes.levels.map((level) => (
            <span key={level}>{level} </span>
          ))}
        </p>
        <p>
          <span>
            {axes.impact} <Arrow className="-rotate-90" />
          </span>{' '}
          <span>
            {axes.likelihood} <Arrow />
          </span>
        </p>
      </div>
      <figcaption>{captions.matrix}</figcaption>
    </figure>
  )
}
