import { getStoreInfo } from '@lumiroute/contract'
import { useStoreChoice } from '../../lib/store-choice.ts'
import { useRead } from '../../lib/query.ts'
import { useUser } from '../session/current-user.tsx'
import { StoreChoice } from './store-choice.tsx'

/** The store whose things a page shows, with its id; `picker` is for the page's header, empty for a store's own people. */
export function useChosenStore() {
  const user = useUser()
  const { storeCode, canChoose, choose } = useStoreChoice(user)
  const isOwn = storeCode === user.storeCode
  const { data, error } = useRead(getStoreInfo, { storeCode }, { enabled: !isOwn })
  const storeId = isOwn ? user.storeId : data?.storeList[0]?.id
  const isAbsent = error?.status === 404 || data?.storeList.length === 0
  const picker = canChoose ? <StoreChoice storeCode={storeCode} onPick={choose} /> : null
  return { storeId, storeCode, isAbsent, canChoose, picker }
}
