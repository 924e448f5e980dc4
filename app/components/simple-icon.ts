/** The path of a `simple-icons` icon (24 by 24), from its SVG source. */
export function pathOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}
