import type * as codeNames from '@lumiroute/contract/text/code-names/zh-TW'

type CodeKind = keyof typeof codeNames

/**
 * SQL: the name of a code. Needs the value `names` in the caller's language (text/code-names.ts). As a
 * subquery it is parsed once per statement; a plain cast would be parsed again for every row.
 */
export const nameSql = (code: string, kind: CodeKind) =>
  `coalesce((select {names}::jsonb)->'${kind}'->>(${code})::text, (${code})::text)`

/** SQL: a code with its name as {code, name}. */
export const codedJson = (column: string, kind: CodeKind) =>
  `json_build_object('code', ${column}, 'name', ${nameSql(column, kind)})`

/** SQL: a game as {id, name}; null where there is none. */
export const gameJson = (column: string) =>
  `case when ${column} is not null then json_build_object('id', ${column}, 'name', ${nameSql(column, 'arGame')}) end`
