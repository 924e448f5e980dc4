import { redirect } from 'react-router'

/** The list of products is the services page. */
export const loader = () => redirect('/services', 308)
