import type { Picture } from '#content/index.ts'

interface PersonProps {
  /** Default: the initials of the name. */
  portrait?: Picture | undefined
  name: string
  about: string
}

/** A person's name with a portrait. */
export function Person({ portrait, name, about }: PersonProps) {
  return (
    <span className="flex items-center gap-4 text-small">
      {portrait ? (
        <img
          src={portrait.src}
          srcSet={portrait.srcSet}
          sizes="2.75rem"
          width={portrait.width}
          height={portrait.height}
          alt=""
          loading="lazy"
          className="size-11 shrink-0 border border-edge object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center border border-edge font-mono"
        >
          {initialsOf(name)}
        </span>
      )}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-quiet">{about}</span>
      </span>
    </span>
  )
}

/** The first letters of the first two capitalized words: "Head of Application Security" is HA. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
}
