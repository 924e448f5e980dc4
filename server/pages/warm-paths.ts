/** Pages that are rendered and compressed at start, before their first visitor. */
export const warmPaths = ['/', '/pricing', '/blogs', '/contact', '/services', '/join-waitlist']
