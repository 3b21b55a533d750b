export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; to: string }

const mark = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)/g

/** Bold, code and links inside a line; all else is text. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of line.matchAll(mark)) {
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) })
    parts.push(marked(found.groups ?? {}))
    from = found.index + found[0].length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

function marked({ strong, code, text = '', to = '' }: Record<string, string | undefined>): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  return code === undefined ? { kind: 'link', text, to } : { kind: 'code', text: code }
}
