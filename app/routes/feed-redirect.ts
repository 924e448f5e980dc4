import { redirect } from 'react-router'
import { feedPath } from '#copy/blog/blog.ts'

/** URLs where readers look for a feed. */
export const loader = () => redirect(feedPath(), 308)
