import { guides } from '#copy/integrations/guides/index.ts'
import { integrations } from '#copy/integrations/index.ts'
import type {
  IntegrationCategory,
  IntegrationGuide,
  IntegrationId,
} from '#copy/integrations/types.ts'
import { type Drawing, disc, type Ground, grounds, plumb, rect } from './canvas.ts'

const signs: Record<IntegrationId, string> = {
  github: 'GH',
  gitlab: 'GL',
  jira: 'JI',
  semgrep: 'SG',
  snyk: 'SN',
  grype: 'GR',
  checkov: 'CK',
}

const groundOf: Record<IntegrationCategory, Ground> = {
  cicd: 'bone',
  scanners: 'ink',
  ticketing: 'signal',
}

/** The illustrations of the guides: on the ground of its category, a stair of its steps and a dot per permission. */
export const guideIllustrations: Record<string, Drawing> = Object.fromEntries(
  integrations.map(({ id, category }) => {
    const ground = groundOf[category]
    return [`guide-${id}`, { ground, sign: signs[id], parts: stair(guides[id], ground) }]
  }),
)

/** The bob hangs over the last step. */
function stair({ steps, permissions }: IntegrationGuide, ground: Ground): string {
  const { form, mark, ground: back } = grounds[ground]
  const isPanel = ground !== 'ink'
  const color = isPanel ? back : form
  const width = 800 / steps.length
  const drop = 420 / steps.length
  const height = drop * 0.62
  const top = 110
  let parts = isPanel ? rect(350, 60, 1300, 600, { fill: form }) : ''
  for (const index of steps.keys()) {
    const isLast = index === steps.length - 1
    parts += rect(410 + index * width, top + index * drop, width + 40, height, {
      fill: isLast ? mark : color,
      gesture: 'right',
      after: index,
    })
  }
  for (const index of permissions.keys()) {
    parts += disc(440 + index * 76, 590, 26, { fill: color, gesture: 'show', after: 8 })
  }
  const last = steps.length - 1
  return parts + plumb(430 + (last + 0.5) * width, top + last * drop - 20, mark)
}
