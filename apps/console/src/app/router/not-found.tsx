import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSignedIn, knownUser } from '../../lib/session.ts'
import { NotFoundPage } from '../../pages/not-found.tsx'
import { builtMenu, entriesOf } from '../nav.ts'
import { builtPaths } from '../routes.ts'

/** The not-found page, with the pages that this person can look for. */
export function NotFound() {
  const { t } = useTranslation()
  const isSignedIn = useSignedIn()
  const menu = isSignedIn ? entriesOf(builtMenu(knownUser()?.roles ?? [], builtPaths)) : []
  const signIn = { path: '/signin', title: t('session.signIn.title') }
  const pages = isSignedIn ? menu.map(({ path, title }) => ({ path, title: t(title) })) : [signIn]
  return <NotFoundPage pages={pages} />
}

/** The same outside the shell, which would bring the main landmark. */
export function LoneNotFound() {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, display: 'grid', outline: 0 }}>
      <NotFound />
    </Box>
  )
}
