import { locationOf, sharedFinding } from '#app/scenes/frame/mentions.ts'
import { requestRefundDiff } from '#app/scenes/frame/scene-code.build.ts'
import { levels, rate } from '#app/scenes/threat-model/risk-rating.ts'
import { cellOf, strings, threats } from '#app/scenes/threat-model/threat-model.data.ts'
import { sceneStrings } from '#copy/scenes.ts'
import { repository } from '#copy/storefront/repository.ts'

/** The lines that the fix removes and adds. */
export const changes = requestRefundDiff.flatMap(({ at, mark, text }) =>
  mark === 'removed' || mark === 'added'
    ? [{ sign: at, mark, label: sceneStrings.code.marks[mark], text: text.trim() }]
    : [],
)

/** The risk matrix, from the highest impact down. */
export const matrix = levels.toReversed().map((impact) => ({
  impact,
  cells: levels.map((likelihood) => ({
    likelihood,
    rating: rate(likelihood, impact),
    position: strings.cell(likelihood, impact),
    threats: threats
      .filter((threat) => cellOf(threat) === `${likelihood}-${impact}`)
      .map(({ id, category }) => ({ id, category })),
  })),
}))

export const axes = { impact: strings.impact, likelihood: strings.likelihood, levels }

export const captions = {
  change: `Illustrative: the change to ${locationOf(sharedFinding)}, before it merges.`,
  matrix: `Illustrative: STRIDE threats to one request in ${repository.name}, by impact and likelihood.`,
}
