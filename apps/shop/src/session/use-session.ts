import { useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'
import type { SessionState } from './member-session.ts'

export function useSession(): SessionState {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState)
}
