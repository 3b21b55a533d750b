import { getStoreInfo } from '@lumiroute/contract/store'
import { everyStore, useStoreChoice } from '../../../lib/session/store-choice.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useUser } from '../session/current-user.tsx'
import { StoreChoice } from './store-choice.tsx'

/** `hasAll`: an operator may show all stores; `isAllFirst`: all stores is the default. */
export type ChosenStoreOptions = { hasAll?: boolean; isAllFirst?: boolean }

function useChoice({ hasAll = false, isAllFirst = false }: ChosenStoreOptions) {
  const user = useUser()
  const { storeCode: named, isNamed, canChoose, choose } = useStoreChoice(user)
  const isAll = hasAll && canChoose && (isNamed ? named === everyStore : isAllFirst)
  const storeCode = isAll ? everyStore : named === everyStore ? user.storeCode : named
  return { storeCode, isAll, canChoose, choose, isOwn: storeCode === user.storeCode, ownId: user.storeId }
}

/** The store shown on a page; `picker` goes into the header and is empty for store administrators. */
export function useChosenStore(options: ChosenStoreOptions = {}) {
  const { storeCode, isAll, isOwn, ownId, canChoose, choose } = useChoice(options)
  const { data, error } = useRead(getStoreInfo, { storeCode }, { enabled: !isOwn && !isAll })
  const storeId = isOwn ? ownId : data?.storeList[0]?.id
  const isAbsent = error?.status === 404 || data?.storeList.length === 0
  const { hasAll = false } = options
  const picker = canChoose ? <StoreChoice {...{ storeCode, hasAll }} onPick={choose} /> : null
  return { storeId, storeCode, isAll, isAbsent, canChoose, picker }
}
