/** A value with its label, as owners see it. */
export interface LabeledValue {
  label: string
  /** May contain line breaks. */
  value: string
}

/** Returns a list with the labeled value, or an empty list when there is no value. */
export function labeled(label: string, value: string | null | undefined): LabeledValue[] {
  return value ? [{ label, value }] : []
}
