import CircularProgress from '@mui/material/CircularProgress'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { getOrigin } from '../../features/platform/session/origin.ts'
import { useSignedIn } from '../../lib/session/session.ts'

export function Waiting() {
  const { t } = useTranslation()
  return (
    <Box sx={{ flexGrow: 1, minHeight: '60dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress size={32} aria-label={t('brand.loading')} />
    </Box>
  )
}

export function RequireSession({ children }: { children: ReactNode }) {
  const isSignedIn = useSignedIn()
  const { pathname, search, hash } = useLocation()
  if (!isSignedIn) return <Navigate to="/signin" replace state={{ from: pathname + search + hash }} />
  return children
}

/** For pages that signed-in users do not need. */
export function OnlySignedOut({ children }: { children: ReactNode }) {
  const isSignedIn = useSignedIn()
  const { state } = useLocation()
  return isSignedIn ? <Navigate to={getOrigin(state)} replace /> : children
}

export function RootRedirect() {
  return <Navigate to={useSignedIn() ? '/first-page' : '/signin'} replace />
}
