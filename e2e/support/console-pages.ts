import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  hasPermission,
  type Permission,
  type StoreRole,
} from '../../packages/contract/src/platform/account/store-roles.ts'

const folder = path.join(import.meta.dirname, '../../apps/console/src/app/routes')
const row = /path: '([^']+)',\s+title: '[^']+',\s+access: '([^']+)'/g

/** The signed-in pages as the console's routes declare them; importing those needs the console's compiler. */
export const consolePages = readdirSync(folder)
  .filter((file) => file.endsWith('.routes.ts'))
  .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(row)])
  .map(([, url, access]) => ({ path: url as string, access: access as string }))
  .filter(({ access }) => access !== 'public')

/** What a store's person of this role gets to see at a page. */
export function judge(url: string, role: StoreRole): 'open' | 'absent' | 'refused' {
  const access = consolePages.find((page) => page.path === url)?.access
  if (access === 'operator') return 'absent'
  return hasPermission(role, access as Permission) ? 'open' : 'refused'
}
