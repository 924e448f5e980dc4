import css from './post.css?inline'
import href from './post.css?url'

/** The styles used only by posts, loaded like those of the home page (app/sections/home/home-style.tsx). */
export function PostStyle() {
  return import.meta.env.SSR ? (
    <style href="post" precedence="page">
      {css}
    </style>
  ) : (
    <link rel="stylesheet" href={href} precedence="page" />
  )
}
