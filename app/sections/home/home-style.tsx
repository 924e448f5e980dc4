import css from './home.css?inline'
import href from './home.css?url'

/**
 * The styles used only by the home page: inline from the server, and a file after a client navigation,
 * because the Content-Security-Policy of the previous page doesn't have their hash.
 */
export function HomeStyle() {
  return import.meta.env.SSR ? (
    <style href="home" precedence="page">
      {css}
    </style>
  ) : (
    <link rel="stylesheet" href={href} precedence="page" />
  )
}
