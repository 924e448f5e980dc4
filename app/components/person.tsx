import type { Picture } from '#content/index.ts'

interface PersonProps {
  /** By default, only the name is shown. */
  portrait?: Picture | undefined
  name: string
  about: string
}

/** A person's name, with a portrait if there is one. */
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
      ) : null}
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-quiet">{about}</span>
      </span>
    </span>
  )
}
