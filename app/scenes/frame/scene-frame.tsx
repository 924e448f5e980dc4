import { type ReactNode, useId } from 'react'

interface SceneFrameProps {
  readonly title: string
  /** What the scene shows, such as a repository and a commit. One short line. */
  readonly source: ReactNode
  /** One sentence that names the figure for screen readers. It starts with "Illustrative:". */
  readonly caption: string
  readonly children: ReactNode
}

/**
 * The figure around every product scene: title bar, body, caption. It's the container (`@container`) of the
 * container queries inside it.
 */
export function SceneFrame({ title, source, caption, children }: SceneFrameProps) {
  const captionId = useId()
  return (
    <figure
      aria-labelledby={captionId}
      className="scene @container relative m-0 w-full min-w-0 overflow-clip rounded-edge border border-hairline bg-raised text-left font-sans text-small text-text"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b px-4 py-3 font-mono text-label">
        <Mark />
        <span className="uppercase tracking-wider">{title}</span>
        <span className="min-w-0 basis-full text-quiet @lg:ml-auto @lg:basis-auto">{source}</span>
      </div>
      {children}
      <figcaption
        id={captionId}
        className="border-hairline border-t py-3 pr-[max(1rem,100%-54em)] pl-4 text-label text-quiet"
      >
        {caption}
      </figcaption>
    </figure>
  )
}

/** The logo's mark. */
function Mark() {
  return (
    <svg aria-hidden="true" width="9" height="16" viewBox="0 0 9 16" className="shrink-0">
      <path d="M4.5 0v5" className="stroke-accent" />
      <path d="M1 5h7v4l-3.5 6L1 9z" className="fill-accent" />
    </svg>
  )
}
