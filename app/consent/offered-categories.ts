import { type OptionalCategory, optionalCategories } from '#copy/consent.ts'

/** The categories that have at least one service. */
export function offeredCategories(
  services: readonly { category: OptionalCategory }[],
): OptionalCategory[] {
  return optionalCategories.filter((one) => services.some(({ category }) => category === one))
}
