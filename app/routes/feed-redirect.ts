import { redirect } from 'react-router'
import { blog } from '#copy/blog.ts'

/** Addresses at which readers look for a feed. */
export const loader = () => redirect(blog.feedLink.to, 308)
