/** The invented repository in all scenes and examples: one commit of a storefront. */
export const repository = {
  name: 'example-org/storefront',
  branch: 'main',
  commit: '9f3c2ab',
  files: 412,
  services: 6,
} as const
