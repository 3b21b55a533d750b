import type { Deps } from '../../../../deps.ts'
import type { HostMetrics } from './host-metrics.ts'

/** What the host needs of the process. `node` is this server's name among the servers. */
export type HostContext = Pick<
  Deps,
  'db' | 'log' | 'now' | 'wakeups' | 'listener' | 'settings' | 'rateLimit' | 'gamePrizes'
> & { node: string; metrics: HostMetrics }
