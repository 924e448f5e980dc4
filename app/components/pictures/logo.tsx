import { brand } from '#copy/brand.ts'

/** The logo, a plumb line and its weight, with the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 text-h4 font-semibold tracking-tight">
      <svg
        viewBox="0 0 16 24"
        width="16"
        height="24"
        aria-hidden="true"
        className="logo-weight text-accent"
      >
        <path d="M8 0v12" stroke="currentColor" strokeWidth="1.5" />
        <path d="M2.5 12h11L8 23.5z" fill="currentColor" />
      </svg>
      {brand.name}
    </span>
  )
}
