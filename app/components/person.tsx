import type { Picture } from '#content/index.ts'

interface PersonProps {
  /** By default, the initials. */
  portrait?: Picture | undefined
  name: string
  about: string
}

/** A person's name, with a portrait or initials. */
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
          className={`size-11 shrink-0 border border-edge ${portrait.isSmall ? 'object-scale-down' : 'object-cover'}`}
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center border border-edge font-mono text-quiet"
        >
          {initials(name)}
        </span>
      )}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-quiet">{about}</span>
      </span>
    </span>
  )
}

/** The first letters of the first and last word, such as AB for Ada Byron. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '',
  )
  return letters.join('').toLocaleUpperCase('en-US')
}
