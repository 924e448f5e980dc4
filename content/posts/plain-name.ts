/**
 * A type, style or mark as content names it, made safe to look up in a record of components: names
 * that every object has ("constructor") and names that the renderer keeps for itself ("@list") would
 * be found there, and get a quotation mark that nothing is found under.
 */
export function plainName(name: string): string {
  return name in Object.prototype || name.startsWith('@') ? `'${name}` : name
}
