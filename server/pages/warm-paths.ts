/** Pages that are rendered and compressed at start. */
export const warmPaths = ['/', '/pricing', '/blogs', '/contact', '/services', '/join-waitlist']
