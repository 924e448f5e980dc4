import { redirect } from 'react-router'
import type { Route } from './+types/product-redirect'

/** The other addresses that the source uses for a product. An unknown one is the target's matter. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/products/${encodeURIComponent(params.product)}`, 308)
