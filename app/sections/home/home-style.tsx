import css from './home.css?inline'
import href from './home.css?url'

/**
 * The styles of the home page only: inline from the server, a file after a client navigation, because
 * the Content-Security-Policy of the page before does not know their hash.
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
