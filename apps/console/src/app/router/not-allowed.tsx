import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { usePermitted } from '../../lib/session/permitted.ts'
import { homePaths } from '../routes.ts'
import { Waiting } from './guards.tsx'

const NotAllowedPage = lazy(async () => ({
  default: (await import('../../pages/platform/not-allowed.tsx')).NotAllowedPage,
}))

/** Counter staff have no home page and go to the counter instead. */
export function NotAllowed() {
  const { pathname } = useLocation()
  const { canOpen } = usePermitted()
  const home = homePaths.find(canOpen)
  if (pathname === homePaths[0] && home) return <Navigate to={home} replace />
  return (
    <Suspense fallback={<Waiting />}>
      <NotAllowedPage />
    </Suspense>
  )
}
