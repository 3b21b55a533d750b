type SqlChange = { start: number; end: number; text: string; operator: string }

/** Where a condition ends, outside of brackets. */
const after =
  /^(?:and|or|order by|group by|limit|offset|for update|for no key|for share|returning|on conflict|union|then|when|else|end|having|set|from)\b/i

const swaps: readonly [RegExp, string, string][] = [
  [/ and /gi, ' or ', 'sql: and to or'],
  [/ or /gi, ' and ', 'sql: or to and'],
  [/(?<= )<(?= )/g, '<=', 'sql: boundary'],
  [/(?<= )<=(?= )/g, '<', 'sql: boundary'],
  [/(?<= )>(?= )/g, '>=', 'sql: boundary'],
  [/(?<= )>=(?= )/g, '>', 'sql: boundary'],
  [/(?<= )<>(?= )/g, '=', 'sql: negated'],
  [/\bis not null\b/gi, 'is null', 'sql: negated'],
  [/\bis null\b/gi, 'is not null', 'sql: negated'],
  [/\bnot exists\b/gi, 'exists', 'sql: negated'],
  [/(?<=[\w)}\]] )\+(?= )/g, '-', 'sql: arithmetic'],
  [/(?<=[\w)}\]] )-(?= )/g, '+', 'sql: arithmetic'],
  [/\bleast\(/gi, 'greatest(', 'sql: least to greatest'],
  [/\bgreatest\(/gi, 'least(', 'sql: greatest to least'],
  [/ desc\b/gi, '', 'sql: order'],
]

/** Changes in a piece of SQL, with places relative to it. `${…}` counts as a word. */
export function findSqlChanges(sql: string): SqlChange[] {
  const found = swaps.flatMap(([pattern, text, operator]) =>
    [...sql.matchAll(pattern)]
      .filter(({ index, 0: match }) => !isRange(sql, index, match) && !isInPlaceholder(sql, index))
      .map(({ index, 0: match }) => ({ start: index, end: index + match.length, text, operator })),
  )
  return [...found, ...findConditions(sql)]
}

/** The `and` of `between … and …` joins no conditions. */
const isRange = (sql: string, index: number, match: string) =>
  / and /i.test(match) && /\bbetween\s+\S+(?:\([^)]*\))?\s*$/i.test(sql.slice(0, index))

const isInPlaceholder = (sql: string, index: number) =>
  sql.lastIndexOf('${', index) > sql.lastIndexOf('}', index - 1)

/** `true or (…)` ignores the condition and still uses its parameters, which PostgreSQL needs to know their types. */
function findConditions(sql: string): SqlChange[] {
  return [...sql.matchAll(/\b(?:where|and|having)\s+/gi)]
    .filter(({ index, 0: match }) => !isRange(sql, index, ` ${match} `) && !isInPlaceholder(sql, index))
    .flatMap(({ index, 0: match }) => {
      const start = index + match.length
      const end = findConditionEnd(sql, start)
      const condition = sql.slice(start, end).trimEnd()
      if (!/[=<>]| in | is |exists|any|\bnot\b/.test(condition)) return []
      const text = `(true or (${condition}))`
      return [{ start, end: start + condition.length, text, operator: 'sql: condition ignored' }]
    })
}

function findConditionEnd(sql: string, start: number): number {
  let depth = 0
  let isBetween = false
  for (let at = start; at < sql.length; at++) {
    const char = sql[at] as string
    if (char === "'") at = sql.indexOf("'", at + 1)
    if (at < 0) return sql.length
    if (char === '(' || char === '{' || char === '[') depth++
    if (char === ')' || char === '}' || char === ']') depth--
    if (depth < 0 || (depth === 0 && (char === ',' || char === ';'))) return at
    if (depth > 0 || !/\s/.test(sql[at - 1] ?? ' ')) continue
    const rest = sql.slice(at)
    if (/^between\b/i.test(rest)) isBetween = true
    else if (isBetween && /^and\b/i.test(rest)) isBetween = false
    else if (after.test(rest)) return at
  }
  return sql.length
}
