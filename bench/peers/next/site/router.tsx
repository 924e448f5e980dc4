import Link_ from 'next/link'
import type { ComponentProps } from 'react'

export { useLocation } from './use-location.ts'

interface LinkProps extends Omit<ComponentProps<typeof Link_>, 'href' | 'prefetch'> {
  to: string
  prefetch?: string
}

/** Next's link. It fetches nothing ahead: this peer has one page, so there is nothing to fetch. */
export function Link({ to, prefetch, ...rest }: LinkProps) {
  return <Link_ href={to} prefetch={false} {...rest} />
}

/** The site's own facts: none are set. */
export const useRouteLoaderData = () => undefined
