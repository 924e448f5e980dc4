import { type RefObject, useEffect, useRef, useState } from 'react'
import { controls } from '#copy/controls.ts'
import { MediaBox } from './media-box.tsx'

interface Videos {
  webm: string
  mp4: string
}

/** The files of one loop: 600 by 500, at twice that density. */
export interface Loop extends Videos {
  /** AVIF for two densities, and a JPEG for browsers that do not know it. */
  poster: { small: string; large: string; plain: string }
  /** The same with less in it, for boxes in which its letters would be too small to read. */
  phone: Videos & { poster: string }
  /** Seconds into it, two before its poster comes round: the first view holds what it shows. */
  begins: number
  /** Of the MP4, which a visitor without script is led to. */
  kilobytes: number
}

/** Where the box is narrower than 480 px. */
const onPhones = '(max-width: 34rem)'

interface LoopVideoProps {
  loop: Loop
  label: string
  /** What happens in it, for those who do not see it. */
  alternative: string
  /** In the first view: its poster is waited for. */
  eager?: boolean
}

/**
 * A silent loop. Its poster is all that the page brings; the video comes when it is near the view and
 * script runs, and not where motion or data is unwelcome: a link leads to it there.
 */
export function LoopVideo({ loop, label, alternative, eager }: LoopVideoProps) {
  const poster = useRef<HTMLImageElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const isWanted = useNearAndWelcome(poster)
  const [isPaused, setPaused] = useState(false)
  const toggle = () => {
    setPaused(!isPaused)
    if (isPaused) void video.current?.play()
    else video.current?.pause()
  }
  return (
    <figure className="w-full max-w-150 border border-hairline bg-raised print:hidden">
      <MediaBox>
        <div className="relative size-full">
          <picture>
            <source
              media={onPhones}
              type="image/avif"
              srcSet={`${loop.phone.poster} 720w`}
              sizes="88vw"
            />
            <source
              type="image/avif"
              srcSet={`${loop.poster.small} 600w, ${loop.poster.large} 1200w`}
              sizes="(min-width: 42rem) 37.5rem, 88vw"
            />
            <img
              ref={poster}
              src={loop.poster.plain}
              width={600}
              height={500}
              alt={alternative}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : undefined}
              className="size-full"
            />
          </picture>
          {isWanted ? (
            <video
              ref={video}
              autoPlay
              muted
              loop
              playsInline
              aria-hidden="true"
              tabIndex={-1}
              width={600}
              height={500}
              poster={poster.current?.currentSrc}
              className="absolute inset-0 size-full"
            >
              <Sources
                {...(matchMedia(onPhones).matches ? loop.phone : loop)}
                begins={loop.begins}
              />
            </video>
          ) : null}
        </div>
      </MediaBox>
      <figcaption className="flex items-center justify-between gap-4 border-t border-hairline pl-4 text-small text-quiet max-sm:gap-2 max-sm:pl-3 max-sm:text-label">
        {label}
        {isWanted ? (
          <button type="button" onClick={toggle} className="loop-control">
            {isPaused ? controls.video.play : controls.video.pause}
            <span className="sr-only">: {label}</span>
          </button>
        ) : (
          <a href={loop.mp4} className="loop-control" data-people-only>
            {controls.video.watch(loop.kilobytes)}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

function Sources({ webm, mp4, begins }: Videos & Pick<Loop, 'begins'>) {
  const from = `#t=${begins}`
  return (
    <>
      <source src={webm + from} type='video/webm; codecs="av01.0.08M.08"' />
      <source src={mp4 + from} type="video/mp4" />
    </>
  )
}

/** True from when the element is near the view; never where the visitor wants stillness or saves data. */
function useNearAndWelcome(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25% 0px',
    })
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [element])
  return isNear
}
