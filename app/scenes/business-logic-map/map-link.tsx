import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useClientValue } from '#app/components/use-client-value.ts'
import { type MapState, queryOf } from './map-state.ts'

type MapLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: MapState }

/**
 * A link to a state of the map. It leads to the scene again, whose verdict is above the rules on a phone. A large
 * window shows both, and stays where it is: React Router would scroll to a fragment in any case.
 */
export function MapLink({ to, ...props }: MapLinkProps) {
  const isLarge = useClientValue(() => matchMedia('(min-width: 64rem)').matches)
  return <Link to={queryOf(to) + (isLarge ? '' : '#scene')} replace preventScrollReset {...props} />
}
