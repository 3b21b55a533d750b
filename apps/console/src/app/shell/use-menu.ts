import { useUser } from '../../features/platform/session/current-user.tsx'
import { builtMenu, getEntries, getEntry } from '../nav.ts'
import { usePageRow } from '../router/root.tsx'
import { builtPaths } from '../routes.ts'

/** The menu of the current user, and the entry of the current page. */
export function useMenu() {
  const { roles } = useUser()
  const row = usePageRow()
  const menu = builtMenu(roles, builtPaths)
  return { menu, current: row?.path && getEntry(getEntries(menu), row.path, row.parent)?.path }
}
