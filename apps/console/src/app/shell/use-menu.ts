import { useUser } from '../../features/platform/session/current-user.tsx'
import { builtMenu, entriesOf, entryOf } from '../nav.ts'
import { usePageRow } from '../router/root.tsx'
import { builtPaths } from '../routes.ts'

/** The menu of the person signed in, and which entry the page on the screen belongs to. */
export function useMenu() {
  const { roles } = useUser()
  const row = usePageRow()
  const menu = builtMenu(roles, builtPaths)
  return { menu, current: row?.path && entryOf(entriesOf(menu), row.path, row.parent)?.path }
}
