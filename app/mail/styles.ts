import type { CSSProperties } from 'react'
import { colors } from '#copy/colors.ts'

/** Inline styles, because mail clients ignore others. Light, because many of them invert dark colors. */
type Style = CSSProperties

const sans = 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'
const quiet = colors['paper-quiet']
const hairline = `1px solid ${colors['paper-hairline']}`

export const page: Style = { backgroundColor: colors.paper, margin: 0, padding: '24px 12px' }
export const sheet: Style = { maxWidth: '600px', backgroundColor: '#ffffff', border: hairline }
export const head: Style = { backgroundColor: colors.ink, borderLeft: `4px solid ${colors.accent}` }
export const sender: Style = {
  margin: 0,
  padding: '16px 28px',
  color: colors.text,
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
}
export const content: Style = { padding: '28px 32px 32px' }
export const heading: Style = {
  margin: '0 0 16px',
  color: colors.ink,
  fontFamily: sans,
  fontSize: '22px',
  fontWeight: 600,
  lineHeight: '28px',
  overflowWrap: 'anywhere',
}
export const paragraph: Style = {
  margin: '0 0 20px',
  color: colors.ink,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
}
export const note: Style = {
  ...paragraph,
  margin: '0 0 8px',
  color: quiet,
  fontSize: '14px',
  lineHeight: '20px',
}
export const button: Style = {
  padding: '12px 20px',
  backgroundColor: colors.accent,
  borderRadius: '3px',
  color: colors.ink,
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
}
export const link: Style = { ...note, display: 'block', textDecoration: 'underline' }
export const rule: Style = { margin: '24px 0 20px', border: 'none', borderTop: hairline }
export const entries: Style = { margin: '0 0 4px' }
export const entry: Style = { padding: '6px 0' }
export const label: Style = {
  display: 'inline-block',
  width: '148px',
  color: quiet,
  fontFamily: sans,
  fontSize: '14px',
  lineHeight: '22px',
  verticalAlign: 'top',
}
/** Fits the sheet together with the label. On a narrower sheet, the value wraps to its own line. */
export const value: Style = {
  display: 'inline-block',
  width: '100%',
  maxWidth: '380px',
  margin: 0,
  color: colors.ink,
  fontFamily: sans,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
}
