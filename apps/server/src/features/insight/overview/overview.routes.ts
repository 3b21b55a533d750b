import * as contract from '@lumiroute/contract/overview'
import { read, type Route, send } from '../../../http/pipeline/route.ts'
import { getConfig } from './get-config.ts'
import { getHealth } from './get-health.ts'
import { getMetrics } from './get-metrics.ts'
import { getPlatformDashboard } from './get-platform-dashboard.ts'
import { getStoreDashboard } from './get-store-dashboard.ts'

export const overviewRoutes: Route[] = [
  read(contract.getHealth, getHealth),
  read(contract.getConfig, getConfig),
  send(contract.getMetrics, getMetrics),
  read(contract.getPlatformDashboard, getPlatformDashboard),
  read(contract.getStoreDashboard, getStoreDashboard),
]
