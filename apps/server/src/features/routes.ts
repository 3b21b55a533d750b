import type { Route } from '../http/route.ts'
import { accountRoutes } from './account/account.routes.ts'
import { activityLogRoutes } from './activity-log/activity-log.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { storeRoutes } from './store/store.routes.ts'

/** Every bound endpoint; a test holds this list against the contract's. */
export const routes: Route[] = [
  ...overviewRoutes,
  ...sessionRoutes,
  ...storeRoutes,
  ...accountRoutes,
  ...activityLogRoutes,
  ...fileRoutes,
]
