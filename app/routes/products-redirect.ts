import { redirect } from 'react-router'

/** The services page lists the products. */
export const loader = () => redirect('/services', 308)
