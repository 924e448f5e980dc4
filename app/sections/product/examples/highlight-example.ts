import { highlightLines } from '#app/scenes/frame/code-lines.ts'
import { type DiffLine, unifiedDiff } from '#app/scenes/frame/unified-diff.ts'
import type { CodeFinding, ProductExample } from '#copy/products/types.ts'

/** A finding and its fix as a diff. The tokens are those of a line without its indent. */
export type DiffedFinding = CodeFinding & { diff: readonly (DiffLine & { tokens: string })[] }

type Highlighted<Example> = Example extends CodeFinding ? Example & DiffedFinding : Example
export type HighlightedExample = Highlighted<ProductExample>

/** Adds the diff to an example with code. */
export async function highlightExample(example: ProductExample): Promise<HighlightedExample> {
  return 'code' in example ? withDiff(example) : example
}

/** Adds the diff to a finding. */
export async function withDiff<Finding extends CodeFinding>(finding: Finding) {
  const { code, fixedCode, language } = finding
  return { ...finding, diff: await highlightLines(unifiedDiff(code, fixedCode), language) }
}
