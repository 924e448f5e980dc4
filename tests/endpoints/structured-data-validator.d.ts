/** Types of the used part of the package, which has none. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, unknown[]>
      microdata: Record<string, never>
      rdfa: Record<string, never>
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown }[]>
  }
}
