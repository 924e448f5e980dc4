import small from '#app/media/code-chat-600.avif?url'
import large from '#app/media/code-chat-1200.avif?url'

/** A static scene next to the form on wide screens. Nothing moves next to a field. */
export function WaitlistAside() {
  return (
    <img
      src={small}
      srcSet={`${small} 600w, ${large} 1200w`}
      sizes="37.5rem"
      width={600}
      height={500}
      alt=""
      loading="lazy"
      className="h-auto w-full max-w-150 border border-hairline max-xl:hidden"
    />
  )
}
