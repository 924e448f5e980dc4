import { type RefObject, useEffect, useRef, useState } from 'react'
import { watchInView } from '#app/browser-values/in-view.ts'
import { matchesMedia } from '#app/browser-values/media-query.ts'
import { controls } from '#copy/controls.ts'

interface Encodings {
  webm: string
  mp4: string
}

/** The files of one video: 600 by 500 px at double density. */
export interface VideoFiles extends Encodings {
  /** AVIF in two densities, and a JPEG as fallback. */
  poster: { small: string; large: string; plain: string }
  /** A simpler version, for boxes where the full one's text would be too small to read. */
  phone: Encodings & { poster: string }
  /**
   * Start time in seconds, two before the poster's frame, so that the first view shows what the
   * poster does.
   */
  startSeconds: number
  /** Length of the MP4. */
  durationSeconds: number
  /** The day it was recorded, ISO 8601. */
  recordedAt: string
  /** Size of the MP4, which the link without script leads to. */
  kilobytes: number
}

/** Viewports where the box is narrower than 480 px. */
const onPhones = '(max-width: 34rem)'

interface LoopingVideoProps {
  files: VideoFiles
  label: string
  /** The alternative text. */
  alternative: string
}

/**
 * A silent looping video. The page loads the poster only, after what is in the first screen; the video loads when it
 * is near the viewport and script runs. With reduced motion or data saving, it loads when the visitor asks for it. One
 * button does all of it, so that focus stays on it; without script, a link leads to the video.
 */
export function LoopingVideo({ files, label, alternative }: LoopingVideoProps) {
  const poster = useRef<HTMLImageElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, want] = useShouldLoad(poster)
  const [isPaused, setPaused] = useState(false)
  const { watch, play, pause } = controls.video
  const toggle = () => {
    if (!isWanted) return want()
    setPaused(!isPaused)
    if (isPaused) void video.current?.play()
    else video.current?.pause()
  }
  return (
    <figure className="w-full border border-hairline bg-raised print:hidden">
      <div className="relative aspect-6/5">
        <picture>
          <source
            media={onPhones}
            type="image/avif"
            srcSet={`${files.phone.poster} 720w`}
            sizes="88vw"
          />
          <source
            type="image/avif"
            srcSet={`${files.poster.small} 600w, ${files.poster.large} 1200w`}
            sizes="(min-width: 64rem) 50vw, 92vw"
          />
          <img
            ref={poster}
            src={files.poster.plain}
            width={600}
            height={500}
            alt={alternative}
            fetchPriority="low"
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
              {...(matchesMedia(onPhones) ? files.phone : files)}
              startSeconds={files.startSeconds}
            />
          </video>
        ) : null}
      </div>
      <figcaption className="flex items-center justify-between gap-4 border-t border-hairline pl-4 text-small text-quiet max-sm:gap-2 max-sm:pl-3 max-sm:text-label">
        <span>{label}</span>
        <span data-no-markdown>
          <button type="button" onClick={toggle} className="video-control needs-script">
            {isWanted ? (isPaused ? play : pause) : watch(files.kilobytes)}
            <span className="sr-only">: {label}</span>
          </button>
          <noscript>
            <a href={files.mp4} className="video-control">
              {watch(files.kilobytes)}
            </a>
          </noscript>
        </span>
      </figcaption>
    </figure>
  )
}

function Sources({ webm, mp4, startSeconds }: Encodings & Pick<VideoFiles, 'startSeconds'>) {
  const from = `#t=${startSeconds}`
  return (
    <>
      <source src={webm + from} type='video/webm; codecs="av01.0.08M.08"' />
      <source src={mp4 + from} type="video/mp4" />
    </>
  )
}

/**
 * Whether the element has come near the viewport, and a function that says so. With reduced motion or data
 * saving, only the function does.
 */
function useShouldLoad(element: RefObject<Element | null>): [boolean, () => void] {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const isStill = matchesMedia('(prefers-reduced-motion: reduce)')
    if (isStill || navigator.connection?.saveData) return
    return watchInView([element.current], ([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25% 0px',
    })
  }, [element])
  return [isNear, () => setNear(true)]
}
