import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { knownUser, useSignedIn } from '../../lib/session/session.ts'
import { NotFoundPage } from '../../pages/platform/not-found.tsx'
import { getEntries, openMenu } from '../nav.ts'
import { canOpen, isBuilt } from '../routes.ts'

/** The not-found page with a search over this person's pages. */
export function NotFound() {
  const { t } = useTranslation()
  const user = useSignedIn() ? knownUser() : null
  const isOpen = (path: string) => user !== null && isBuilt(path) && canOpen(path, user)
  const menu = getEntries(openMenu(user?.roles ?? [], isOpen))
  return <NotFoundPage pages={menu.map(({ path, title }) => ({ path, title: t(title) }))} />
}

/** A main landmark for pages outside the shell. */
export function LoneMain() {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, display: 'grid', outline: 0 }}>
      <Outlet />
    </Box>
  )
}
