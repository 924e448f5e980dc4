/** The version of Sanity's API, a date, that the queries of the site and of the editor are written for. */
export const apiVersion = '2025-05-21'
