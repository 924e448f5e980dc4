import { TextLink } from '#app/components/text-link.tsx'
import { homeIllustrations } from '#copy/home/illustrations.ts'
import { findings } from '#copy/storefront/findings.ts'
import { pictures } from './pictures.tsx'

/**
 * A finding in six views. Text and pictures are in normal flow. If the window is large enough, the pictures
 * are sticky, and each opens from the flagged row of the previous one (styles in home.css).
 */
export function FindingViews() {
  const { path, line, cwe, severity } = findings.ownership
  const location = `${path.slice(path.lastIndexOf('/') + 1)}:${line}`
  return (
    <div className="views">
      <p className="views-pin" aria-hidden="true">
        {location}
        <span>
          {cwe}, {severity}
        </span>
      </p>
      <ol className="views-list">
        {homeIllustrations.views.steps.map(({ id, title, text, link }) => {
          const { Picture, inWords } = pictures[id]
          return (
            <li key={id}>
              <div className={`view view-${id}`} role="img" aria-label={inWords}>
                <Picture />
              </div>
              <div className="view-text">
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
