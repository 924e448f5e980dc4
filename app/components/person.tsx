interface PersonProps {
  initials: string
  name: string
  about: string
}

/** The author of a quote, with initials instead of a portrait. */
export function Person({ initials, name, about }: PersonProps) {
  return (
    <span className="flex items-center gap-4 text-small">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center border border-edge font-mono"
      >
        {initials}
      </span>
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-quiet">{about}</span>
      </span>
    </span>
  )
}
