import { readFileSync } from 'node:fs'

/** Where SQL is allowed in the server. */
const isAllowed = (file: string) =>
  !file.startsWith('apps/server/src/') ||
  /\.queries\.ts$|\/queries\//.test(file) ||
  /^apps\/server\/src\/(db|maintenance)\//.test(file)

const marks = [
  /from 'drizzle-orm(?:\/[\w-]+)?'/,
  /from '[./]+\/db\/schema\/[\w.-]+'/,
  /\b(?:rawQuery|buildQuery|defineList)\b\s*[<({]/,
  /\.pool\.query\(/,
  /['"`]\s*(?:select\s[\s\S]{1,200}?\sfrom|insert\s+into\s|update\s+"?\w+"?\s+set\s|delete\s+from\s)/,
]

/** Files with SQL outside the queries of their noun. */
export const findSql = (files: readonly string[]): string[] =>
  files
    .filter((file) => !isAllowed(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return marks.some((mark) => mark.test(code))
        ? [`${file} holds SQL: move it into <noun>.queries.ts`]
        : []
    })
