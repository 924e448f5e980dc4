import sprite from '#app/media/icons.svg?url'
import type { IconName } from '#copy/icons.ts'

/** A decorative icon, `size` px wide and high. The text next to it must say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className="shrink-0">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
