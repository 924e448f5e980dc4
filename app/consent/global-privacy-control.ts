/**
 * Whether this browser sends Global Privacy Control. An extension may set the property alone.
 * @see W3C Global Privacy Control, `navigator.globalPrivacyControl`
 */
export function hasGlobalPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true
}
