import { getPlatformDashboard, getStoreDashboard } from '@lumiroute/contract/overview'
import { useRead } from '../../../lib/api/query.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import { PlatformSteps } from './platform-steps.tsx'
import { StoreSteps } from './store-steps.tsx'

// The same call as the dashboard's, which is then there when it is opened.
const range = 'week'
// Who comes back from a step must see it done.
const staleTime = 0

function OfPlatform() {
  const { data } = useRead(getPlatformDashboard, { range }, { staleTime })
  return data ? <PlatformSteps steps={data.steps} /> : null
}

function OfStore({ store }: { store: string }) {
  const { data } = useRead(getStoreDashboard, { store, range }, { staleTime })
  return data ? <StoreSteps steps={data.steps} /> : null
}

/** What to do first; nothing at all once the first ad is under way. */
export function BeginSteps() {
  const { roles, storeCode } = useUser()
  return roles.includes('ROLE_ADMIN') ? <OfPlatform /> : <OfStore store={storeCode} />
}
