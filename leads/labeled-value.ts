/** A value with its label, for owners. */
export interface LabeledValue {
  label: string
  /** May have several lines. */
  value: string
}

/** A list of the label and its value; empty when there is no value. */
export function labeled(label: string, value: string | null | undefined): LabeledValue[] {
  return value ? [{ label, value }] : []
}
