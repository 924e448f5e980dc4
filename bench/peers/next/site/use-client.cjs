/** Marks a module of the site, which knows no server components, as one for the browser. */
module.exports = (source) => `'use client'\n${source}`
