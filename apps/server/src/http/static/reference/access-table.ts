import type { Endpoint } from '@lumiroute/contract'
import { describeAccess, callers } from './access-text.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Every endpoint and who may call it, as Markdown. */
export function writeAccessTable(endpoints: readonly Endpoint[]): string {
  const sorted = [...endpoints].sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  const rows = sorted.map((each) =>
    row([`${each.method} ${each.path}`, each.id, ...Object.values(describeAccess(each.access))]),
  )
  return [
    '# Who may call what',
    '',
    'Generated from the contract by `npm run docs:access`; a test fails when it is out of date.',
    'Other callers are refused: 401 without a valid token, 403 for another store or an operator’s call,',
    '404 for something of another store, exactly as if it did not exist.',
    '',
    row(['endpoint', 'id', ...callers]),
    row(['endpoint', 'id', ...callers].map(() => '---')),
    ...rows,
    '',
  ].join('\n')
}

/** By code point: the machine's locale must not change the result. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
