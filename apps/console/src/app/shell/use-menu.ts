import { useUser } from '../../features/platform/session/current-user.tsx'
import { usePermitted } from '../../lib/session/permitted.ts'
import { getEntries, getEntry, openMenu } from '../nav.ts'
import { usePageRow } from '../router/root.tsx'
import { isBuilt } from '../routes.ts'

/** The menu of the current user, and the entry of the current page. */
export function useMenu() {
  const { roles } = useUser()
  const { canOpen } = usePermitted()
  const row = usePageRow()
  const menu = openMenu(roles, (path) => isBuilt(path) && canOpen(path))
  return { menu, current: row?.path && getEntry(getEntries(menu), row.path, row.parent)?.path }
}
