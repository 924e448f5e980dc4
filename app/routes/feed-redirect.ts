import { redirect } from 'react-router'
import { feedPath } from '#copy/blog/blog.ts'

/** Addresses at which readers look for a feed. */
export const loader = () => redirect(feedPath(), 308)
