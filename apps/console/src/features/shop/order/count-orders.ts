import { countOrders } from '@lumiroute/contract/order'
import { useRead } from '../../../lib/api/query.ts'

export const useOrderCounts = (store: string) =>
  useRead(countOrders, { store }, { refetchInterval: 60_000 }).data?.counts
