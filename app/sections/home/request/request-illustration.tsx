import { homeIllustrations } from '#copy/home/illustrations.ts'
import { inWords, type Layer, type RequestPath, requestPaths } from './request-paths.ts'

/**
 * A section through the code: a request falls through five layers, and the plumb line stops where a check is
 * missing. The radio buttons choose the path (styles in home.css), without scripts.
 */
export function RequestIllustration() {
  const { caption, legend } = homeIllustrations.request
  return (
    <figure className="request" aria-labelledby="request-caption">
      <figcaption id="request-caption" className="sr-only">
        {caption}
      </figcaption>
      {/* Not a fieldset: in a flex container, WebKit puts the legend above the options. */}
      <div className="request-questions" role="radiogroup" aria-labelledby="request-legend">
        <span id="request-legend">{legend}</span>
        {requestPaths.map(({ id, question }, index) => (
          <label key={id}>
            <input type="radio" name="request" value={id} defaultChecked={index === 0} />
            {question}
          </label>
        ))}
      </div>
      {requestPaths.map((path) => (
        <Path key={path.id} path={path} />
      ))}
    </figure>
  )
}

function Path({ path }: { path: RequestPath }) {
  const { id, route, layers, missing } = path
  return (
    <div className={`request-path ${missing ? 'has-gap' : 'is-sound'}`} data-path={id}>
      <p className="sr-only">{inWords(path)}</p>
      <div aria-hidden="true">
        {layers.map((layer) => (
          <RequestLayer
            key={layer.name}
            layer={layer}
            route={layer.name === 'Edge' ? route : undefined}
            missing={layer.name === 'Rule' ? missing : undefined}
          />
        ))}
        <PlumbLine />
      </div>
    </div>
  )
}

interface RequestLayerProps {
  layer: Layer
  route: string | undefined
  missing: RequestPath['missing']
}

function RequestLayer({
  layer: { name, asks, location, lines },
  route,
  missing,
}: RequestLayerProps) {
  return (
    <div className={`layer layer-${missing ? 'gap' : name.toLowerCase()}`}>
      <span className="layer-name">{name}</span>
      <span className="layer-tick" />
      <code>
        {route ? <b>{route}</b> : null}
        {lines.map(({ text, change }) => (
          <span key={text} className={change}>
            {text}
          </span>
        ))}
      </code>
      <span className="layer-asks">
        {asks}{' '}
        <span className="layer-location">
          {missing ? homeIllustrations.request.missing : location}
        </span>
      </span>
      {missing ? (
        <span className="layer-finding">
          {missing.location}
          <span className="layer-cwe">
            {missing.cwe}, {missing.severity}
          </span>
        </span>
      ) : null}
    </div>
  )
}

/** The line and its weight. The illustration has one for each path, so that it falls again for each. */
function PlumbLine() {
  return (
    <span className="plumb-line">
      <svg viewBox="0 0 16 24" width="22" height="33" aria-hidden="true">
        <path d="M7.25 0h1.5v10h-1.5z" />
        <path d="M2.5 10h11L8 23.5z" />
      </svg>
    </span>
  )
}
