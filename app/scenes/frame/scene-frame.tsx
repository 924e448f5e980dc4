import { type ReactNode, useId } from 'react'
import { sceneStrings } from '#copy/scenes.ts'

/**
 * `full` takes the height it needs. `compact` fills at least a 6:5 media frame (600x500). `wide` shows no more
 * than that, in columns if there is room.
 */
export type SceneVariant = 'full' | 'compact' | 'wide'

export interface SceneProps {
  readonly variant?: SceneVariant
}

interface SceneFrameProps {
  readonly variant: SceneVariant
  readonly title: string
  /** What the scene shows, such as a repository and a commit. One short line. */
  readonly source: ReactNode
  /** One sentence that names the figure for screen readers. It starts with "Illustrative:". */
  readonly caption: string
  readonly children: ReactNode
}

const shapes = {
  full: '',
  wide: '',
  // Not `aspect-ratio`, because WebKit would cut off what doesn't fit.
  compact:
    'grid grid-cols-[minmax(0,1fr)] before:col-start-1 before:row-start-1 before:pb-[83.333%]',
} satisfies Record<SceneVariant, string>

/**
 * The figure around every product scene: title bar, body, caption. It's the container (`@container`) of the
 * container queries inside it.
 */
export function SceneFrame({ variant, title, source, caption, children }: SceneFrameProps) {
  const captionId = useId()
  return (
    <figure
      aria-labelledby={captionId}
      className={`scene @container relative m-0 w-full min-w-0 overflow-clip rounded-edge border border-hairline bg-raised text-left font-sans text-small text-text ${shapes[variant]}`}
    >
      <div className={variant === 'compact' ? 'col-start-1 row-start-1 flex min-w-0 flex-col' : ''}>
        <div
          className={`flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b px-4 font-mono text-label ${variant === 'compact' ? 'py-2.5' : 'py-3'}`}
        >
          <Mark />
          <span className="uppercase tracking-wider">{title}</span>
          {variant === 'compact' && <span className="text-quiet">{sceneStrings.illustrative}</span>}
          <span className="min-w-0 basis-full text-quiet @lg:ml-auto @lg:basis-auto">{source}</span>
        </div>
        {children}
      </div>
      <figcaption
        id={captionId}
        className={
          variant === 'compact'
            ? 'sr-only'
            : 'border-hairline border-t py-3 pr-[max(1rem,100%-54em)] pl-4 text-label text-quiet'
        }
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
