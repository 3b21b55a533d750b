import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { UserGate } from '../../features/platform/session/current-user.tsx'
import { Reauthentication } from '../../features/platform/second-factor/reauthentication.tsx'
import { announceOnArrival } from '../../lib/announce.ts'
import { queryClient } from '../../lib/api/query.ts'
import { onSessionEnded } from '../../lib/session/session.ts'
import { ConfirmProvider } from '../../ui/dialog/use-confirm.tsx'
import { Notices } from '../../ui/notice.tsx'
import { RequireSession, Waiting } from '../router/guards.tsx'
import { Frame } from './frame.tsx'
import { PermittedGate } from './permitted-gate.tsx'
import { RequiredStep } from './required-step.tsx'

onSessionEnded(() => {
  queryClient.clear()
  announceOnArrival('error', i18next.t('session.signIn.ended'))
})

export function Shell() {
  return (
    <RequireSession>
      <QueryClientProvider client={queryClient}>
        <ConfirmProvider>
          <UserGate waiting={<Waiting />}>
            <RequiredStep>
              <PermittedGate>
                <Frame />
              </PermittedGate>
            </RequiredStep>
          </UserGate>
          <Reauthentication />
        </ConfirmProvider>
        <Notices />
      </QueryClientProvider>
    </RequireSession>
  )
}
