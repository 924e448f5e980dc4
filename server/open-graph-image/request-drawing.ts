import { colors } from '#copy/colors.ts'
import type { SharedRequest } from '#copy/home/shared-request.ts'
import { type TextStyle, textOutlines, widthOf } from '../font-outlines/index.ts'
import { accent, text } from './colors.ts'

/** How far the status of a flaw leans, like the verdict on the home page, in degrees. */
const LEAN_DEGREES = 8

/**
 * The status of a response on the plumb line: it leans if the request exploited the flaw. A request that isn't
 * sent shows the statuses to choose from.
 * @param square the area to draw in
 */
export function drawStatus(
  { statuses, outcome }: Pick<SharedRequest, 'statuses' | 'outcome'>,
  { x, size }: { x: number; size: number },
): string {
  const middle = x + size / 2
  const lines = outcome ? statuses.map(String) : statuses.map((status) => `${status}?`)
  const style: TextStyle = {
    face: 'bold',
    size: outcome ? 230 : 170,
    color: outcome === 'exploited' ? colors.flag : outcome === 'blocked' ? accent : text(1),
    tracking: -0.03,
  }
  const [cord, first] = outcome ? [200, 400] : [130, 310]
  const drawn = lines.map((line, row) =>
    textOutlines(middle - widthOf(line, style) / 2, first + row * 185, line, style),
  )
  const lean = outcome === 'exploited' ? ` transform="rotate(${LEAN_DEGREES} ${middle} 0)"` : ''
  return `<g${lean}><path d="M${middle} 0V${cord}" stroke="${style.color}" stroke-width="3"/>${drawn.join('')}</g>`
}
