import { listPointCards, listPointCardUsage, listPointLedger } from '@lumiroute/contract/point-card'
import { useRead } from '../../../lib/api/query.ts'

/** Reads to invalidate after a change of points. */
export const ledgerReads = [listPointLedger, listPointCardUsage, listPointCards]

export function usePointCards(store: string) {
  const { data } = useRead(listPointCards, { store }, { staleTime: 30_000 })
  return data?.pointCardList
}

/** For drop-downs. */
export const usePointCardChoices = (store: string) =>
  usePointCards(store)?.map(({ pcCode, pcName }) => ({ value: pcCode, label: pcName })) ?? []
