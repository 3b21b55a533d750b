import type { Endpoint } from '@lumiroute/contract'
import { hasPermission, type Permission, permissionNames, storeRoles } from '@lumiroute/contract/account'
import { describeAccess, describeRoles, callers } from './access-text.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Every endpoint and who may call it, as Markdown. */
export function writeAccessTable(endpoints: readonly Endpoint[]): string {
  const sorted = [...endpoints].sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  const cells = sorted.map((each) => [
    `${each.method} ${each.path}`,
    each.id,
    ...Object.values(describeAccess(each.access)),
    each.permission ?? '–',
    describeRoles(each),
  ])
  return [
    '# Who may call what',
    '',
    'Generated from the contract by `npm run docs:access`; a test fails when it is out of date.',
    'Other callers are refused: 401 without a valid token, 403 for another store or an operator’s call,',
    '404 for something of another store, exactly as if it did not exist.',
    '',
    '## Roles inside a store',
    '',
    'Store administrators also need a role with the permission that the endpoint names, else 403. Operators are',
    'owners in every store. Without `members.read`, orders and redeemed coupons show nothing personal.',
    '',
    ...writeTable(['permission', ...storeRoles], permissionNames.map(getPermissionCells)),
    '',
    '## Endpoints',
    '',
    ...writeTable(['endpoint', 'id', ...callers, 'permission', 'roles'], cells),
    '',
    '## Recent sign-in',
    '',
    'These calls need the proof of a sign-in or re-authentication of the last 10 minutes (header `x-sign-in-proof`),',
    'else 403 `REAUTHENTICATION_REQUIRED`:',
    '',
    ...sorted.filter(({ recentSignIn }) => recentSignIn).map(({ method, path }) => `- ${method} ${path}`),
    '',
  ].join('\n')
}

const writeTable = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  row(heads),
  row(heads.map(() => '---')),
  ...rows.map(row),
]

const getPermissionCells = (name: Permission) => [
  name,
  ...storeRoles.map((role) => (hasPermission(role, name) ? 'yes' : '–')),
]

/** By code point: the machine's locale must not change the result. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
