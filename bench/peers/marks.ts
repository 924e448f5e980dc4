/**
 * What stands in for `integration-mark.tsx` in every peer: the same drawing, without the house's own
 * way of leaving a part as the server sent it.
 */
export { Mark as IntegrationMark } from '#app/sections/integrations/mark.tsx'
