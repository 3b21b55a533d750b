import type { Route } from '../http/route.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

/** Every bound endpoint; a test holds this list against the contract's. */
export const routes: Route[] = [...overviewRoutes, ...sessionRoutes]
