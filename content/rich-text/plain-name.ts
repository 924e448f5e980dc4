/**
 * Makes a type, style or mark name from content safe to look up in a record of components. Names that
 * every object has ("constructor") or that the renderer reserves ("@list") get a leading quotation
 * mark, which no component has.
 */
export function plainName(name: string): string {
  return name in Object.prototype || name.startsWith('@') ? `'${name}` : name
}
