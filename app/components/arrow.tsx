interface ArrowProps {
  /** What it means, for screen readers; without it, the arrow is decoration. */
  meaning?: string
  className?: string
}

/** An arrow to the right, as large as the text around it. Neither of the web fonts has one. */
export function Arrow({ meaning, className = '' }: ArrowProps) {
  return (
    <>
      <svg
        viewBox="0 0 12 10"
        aria-hidden="true"
        className={`inline-block h-[0.7em] w-auto fill-none stroke-current stroke-[1.5] ${className}`}
      >
        <path d="M0 5h11M7 1l4 4-4 4" />
      </svg>
      {meaning ? <span className="sr-only">{meaning}</span> : null}
    </>
  )
}
