/** The API version of the lists' queries. */
export const apiVersion = '2025-05-21'
