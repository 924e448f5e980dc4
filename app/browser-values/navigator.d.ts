/** What TypeScript's DOM types lack, because not all browsers have it. */
interface Navigator {
  /** Network Information (WICG). */
  readonly connection?: { readonly saveData?: boolean }
  /** Global Privacy Control (W3C). */
  readonly globalPrivacyControl?: boolean
}
