import { TextLink } from '#app/components/text-link.tsx'
import { locationOf, sharedFinding } from '#app/scenes/frame/mentions.ts'
import { findingViews } from '#copy/home/finding-views.ts'
import { findingNavigation } from '#copy/products/finding-navigation.ts'
import { alternatives } from './alternatives.ts'
import { pictures } from './pictures.tsx'

/**
 * A finding in six views. Text and pictures are in normal flow. If the window is large enough, the pictures
 * are sticky, and each opens from the flagged row of the previous one (styles in home.css).
 */
export function FindingViews() {
  const { cwe, severity } = sharedFinding
  return (
    <div className="views">
      <p className="views-pin" aria-hidden="true">
        {locationOf(sharedFinding)}
        <span>
          {cwe}, {severity}
        </span>
      </p>
      <ol className="views-list">
        {findingViews.map(({ id, title, text, link }, index) => {
          const Picture = pictures[id]
          return (
            <li key={id} id={`view-${id}`}>
              <div className={`view view-${id}`} role="img" aria-label={alternatives[id]}>
                <Picture />
              </div>
              <div className="view-text">
                <p data-no-markdown className="view-place">
                  {findingNavigation.place(index + 1, findingViews.length)}
                  <Neighbor step={findingViews[index - 1]} arrow="‹" />
                  <Neighbor step={findingViews[index + 1]} arrow="›" />
                </p>
                <h3>{title}</h3>
                <p>{text}</p>
                <TextLink to={link.to}>{link.label}</TextLink>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

interface NeighborProps {
  step: { id: string; title: string } | undefined
  arrow: string
}

/** In a small window, a link to the view before or behind this one. */
function Neighbor({ step, arrow }: NeighborProps) {
  if (step === undefined) return <span className="view-neighbor" />
  return (
    <a href={`#view-${step.id}`} aria-label={step.title} data-no-markdown className="view-neighbor">
      {arrow}
    </a>
  )
}
