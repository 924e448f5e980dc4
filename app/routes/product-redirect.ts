import { redirect } from 'react-router'
import type { Route } from './+types/product-redirect'

/** Redirects the alternative URLs of a product. The target handles unknown products. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/products/${encodeURIComponent(params.product)}`, 308)
