/** Pages that are rendered at start. */
export const warmPaths = ['/', '/pricing', '/blogs', '/contact', '/services', '/join-waitlist']
