import { getMe } from '@lumiroute/contract/session'
import type { User } from '@lumiroute/contract/session'
import { createContext, useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { endSession, knownUser, session } from '../../../lib/session/session.ts'
import { useDeferredFirst } from '../../../lib/use-deferred-first.ts'

const UserContext = createContext<User | null>(null)

type GateProps = { children: ReactNode; waiting: ReactNode }

/** Renders its children once the user is loaded. If the call fails, the user comes from the token. */
export function UserGate({ children, waiting }: GateProps) {
  const { data, isError } = useRead(getMe, {}, { staleTime: 60_000 })
  const user = data?.user ?? (isError ? knownUser() : session.user())
  const isUnreadable = isError && !user
  const arrived = useDeferredFirst(user ?? undefined, { deferInitial: true })

  useEffect(() => {
    if (data) session.keepUser(data.user)
  }, [data])
  useEffect(() => {
    if (!isUnreadable) return
    session.close()
    endSession()
  }, [isUnreadable])

  if (!arrived) return waiting
  return <UserContext value={arrived}>{children}</UserContext>
}

/** The signed-in user; only inside the shell. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser needs a UserGate above it')
  return user
}
