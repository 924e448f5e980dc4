export type Language = 'typescript' | 'hcl' | 'bash' | 'yaml' | 'text'

const patterns: Readonly<Partial<Record<Language, RegExp>>> = {
  typescript:
    /(?<comment>\/\/.*)|(?<string>'[^']*'|"[^"]*"|`[^`]*`)|(?<keyword>\b(?:async|await|break|const|continue|else|export|for|from|function|if|import|let|new|null|of|return|throw|true|false|typeof|undefined)\b)|(?<type>\b[A-Z]\w*\b)|(?<number>\b\d+\b)|(?<function>\b[a-z]\w*(?=\())/g,
  hcl: /(?<comment>#.*)|(?<keyword>\b(?:resource|data|module|variable|true|false)\b)|(?<string>"[^"]*")|(?<number>\b\d+\b)/g,
  bash: /(?<comment>^#.*)|(?<string>"[^"]*"|'[^']*')|(?<keyword>\B--?[a-z][\w-]*)|(?<type>\$\w+)|(?<function>^[a-z][\w-]*)/gm,
  yaml: /(?<comment>\B#.*)|(?<string>"[^"]*"|'[^']*')|(?<type>\$\{\{.*?\}\}|\$\w+)|(?<keyword>^[ -]*[\w-]+(?=:( |$)))/gm,
}

/**
 * Code in the colors of code in posts. The server highlights posts with grammars. This component knows only
 * the syntax in the short excerpts of scenes and examples.
 */
export function CodeText({
  text,
  language,
}: {
  readonly text: string
  readonly language: Language
}) {
  const pattern = patterns[language]
  if (pattern === undefined) return text
  const parts = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
    parts.push(
      text.slice(end, match.index),
      <span key={match.index} className={`tok-${kind}`}>
        {match[0]}
      </span>,
    )
    end = match.index + match[0].length
  }
  return [...parts, text.slice(end)]
}
