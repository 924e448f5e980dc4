export type Level = 'low' | 'medium' | 'high'

export type Rating = 'note' | 'low' | 'medium' | 'high' | 'critical'

export const levels: readonly Level[] = ['low', 'medium', 'high']

const severities = {
  high: { low: 'medium', medium: 'high', high: 'critical' },
  medium: { low: 'low', medium: 'medium', high: 'high' },
  low: { low: 'note', medium: 'low', high: 'medium' },
} satisfies Record<Level, Record<Level, Rating>>

/** Overall severity of a likelihood and an impact, from the table of the OWASP Risk Rating Methodology. */
export function rate(likelihood: Level, impact: Level): Rating {
  return severities[impact][likelihood]
}
