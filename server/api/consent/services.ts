import { z } from 'zod'
import { optionalCategories } from '#copy/consent.ts'

const words = z.string().trim().min(1).max(300)
const httpUrl = z.url({ protocol: /^https?$/ })

const service = z.strictObject({
  name: words,
  category: z.enum(optionalCategories),
  provider: words,
  purpose: words,
  /** The script that runs the service after a visitor has allowed its category. */
  script: httpUrl,
  /** Other URLs that the script requests or loads images from. */
  talksTo: z.array(httpUrl).default([]),
  /** What the service stores in the browser. */
  stores: z.array(z.strictObject({ name: words, holds: words, until: words })).default([]),
})

/** An optional service, as listed in the setting `OPTIONAL_SERVICES`. */
export type OptionalService = z.infer<typeof service>

/** Parses a JSON array of services. */
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

/**
 * The facts about a service for pages, without the URL of its script, which is sent only to visitors who
 * allow it.
 */
export function publicFacts({ name, category, provider, purpose, stores }: OptionalService) {
  return { name, category, provider, purpose, stores }
}

/** The origins that the Content-Security-Policy must allow for the services. */
export function originsOf(services: readonly OptionalService[]): string[] {
  const urls = services.flatMap(({ script, talksTo }) => [script, ...talksTo])
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
