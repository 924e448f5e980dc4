import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { productCatalogue } from '#copy/products/catalogue.ts'
import { linkTo, type MapState } from './map-state.ts'

type MapLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: MapState }

const { path } = productCatalogue['business-logic-map']

/** A link to a state of the map. On the page of the product, it stays where it is. */
export function MapLink({ to, ...props }: MapLinkProps) {
  const isThere = useLocation().pathname === path
  return (
    <Link
      to={isThere ? linkTo(to) : path + linkTo(to)}
      replace={isThere}
      preventScrollReset={isThere}
      {...props}
    />
  )
}
