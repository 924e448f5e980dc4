/** The one path of an icon of `simple-icons`, drawn on 24 by 24, from the text of its SVG file. */
export function pathOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}
