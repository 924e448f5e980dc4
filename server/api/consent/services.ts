import { z } from 'zod'
import { optionalCategories } from '#copy/consent.ts'

const words = z.string().trim().min(1).max(300)
const httpAddress = z.url({ protocol: /^https?$/ })

const service = z.strictObject({
  name: words,
  category: z.enum(optionalCategories),
  provider: words,
  purpose: words,
  /** The script that runs the service, once a visitor has allowed its category. */
  script: httpAddress,
  /** Other addresses that the script talks to or loads pictures from. */
  talksTo: z.array(httpAddress).default([]),
  /** What it keeps in the browser. */
  stores: z.array(z.strictObject({ name: words, holds: words, until: words })).default([]),
})

/** A service that the site can do without, as the owner lists it in `OPTIONAL_SERVICES`. */
export type OptionalService = z.infer<typeof service>

/** A JSON array of services. */
export const optionalServices = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON array of services' })
      return z.NEVER
    }
  })
  .pipe(z.array(service, 'must be a JSON array of services'))

/** What pages may say of a service. Where its script is, only those learn who allowed it. */
export function publicFacts({ name, category, provider, purpose, stores }: OptionalService) {
  return { name, category, provider, purpose, stores }
}

/** The origins that pages have to allow for the services to run at all. */
export function originsOf(services: readonly OptionalService[]): string[] {
  const addresses = services.flatMap(({ script, talksTo }) => [script, ...talksTo])
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
