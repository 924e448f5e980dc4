import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  to: string
  prefetch?: string
}

/** Astro's link is HTML's. */
export function Link({ to, prefetch, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

/** Every page is a document of its own: while one is shown its address stays. */
export const useLocation = () => ({ pathname: '/', key: '/' })

/** The site's own facts: none are set. */
export const useRouteLoaderData = () => undefined
