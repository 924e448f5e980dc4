/** The version of the platform's API that the lists are asked with. */
export const apiVersion = '2025-05-21'
