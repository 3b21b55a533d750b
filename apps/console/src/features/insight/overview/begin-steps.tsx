import { getPlatformDashboard, getStoreDashboard } from '@lumiroute/contract/overview'
import { useRead } from '../../../lib/api/query.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import { PlatformSteps } from './platform-steps.tsx'
import { StoreSteps } from './store-steps.tsx'

// Same request as the dashboard's, so its answer is already cached there.
const range = 'week'
// Somebody returning from a step must see it as done.
const staleTime = 0

function OfPlatform() {
  const { data } = useRead(getPlatformDashboard, { range }, { staleTime })
  return data ? <PlatformSteps steps={data.steps} /> : null
}

function OfStore({ store }: { store: string }) {
  const { data } = useRead(getStoreDashboard, { store, range }, { staleTime })
  return data ? <StoreSteps steps={data.steps} /> : null
}

/** First steps; renders nothing once the first ad is under way. */
export function BeginSteps() {
  const { roles, storeCode } = useUser()
  return roles.includes('ROLE_ADMIN') ? <OfPlatform /> : <OfStore store={storeCode} />
}
