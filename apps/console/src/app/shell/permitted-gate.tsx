import { hasPermission } from '@lumiroute/contract/store-roles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { type Permitted, PermittedContext } from '../../lib/session/permitted.ts'
import { canOpen } from '../routes.ts'

/** Tells the pages below what the user's role allows. */
export function PermittedGate({ children }: { children: ReactNode }) {
  const user = useUser()
  const permitted = useMemo(
    (): Permitted => ({
      may: (permission) => hasPermission(user.storeRole, permission),
      canOpen: (url) => canOpen(url, user),
    }),
    [user],
  )
  return <PermittedContext value={permitted}>{children}</PermittedContext>
}
