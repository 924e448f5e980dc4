import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { linkTo, type MapState } from './map-state.ts'

type MapLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: MapState }

/** A link to a state of the map, which stays where it is. */
export function MapLink({ to, ...props }: MapLinkProps) {
  return <Link to={linkTo(to)} replace preventScrollReset {...props} />
}
