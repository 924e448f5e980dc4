import { shikiTokens } from '#blocks/code/highlight/shiki-tokens.ts'
import { guides } from '#copy/integrations/guides/index.ts'
import type { GuideStep } from '#copy/integrations/types.ts'

export const highlightedGuides = await Promise.all(
  Object.values(guides).map(async (guide) => ({
    ...guide,
    steps: await Promise.all(guide.steps.map(highlightStep)),
  })),
)

async function highlightStep({
  code,
  ...step
}: GuideStep): Promise<GuideStep & { code?: { tokens: string } }> {
  if (!code) return step
  return { ...step, code: { ...code, tokens: await shikiTokens(code.text, code.language) } }
}
