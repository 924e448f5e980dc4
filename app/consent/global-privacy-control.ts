/**
 * Whether this browser sends Global Privacy Control. An extension may set only the property. @see W3C Global
 * Privacy Control, `navigator.globalPrivacyControl`
 */
export function hasGlobalPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true
}
