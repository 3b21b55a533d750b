import { getStore, getStoreInfo } from '@lumiroute/contract/store'
import { useRead } from '../../../lib/api/query.ts'
import { useUser } from '../session/current-user.tsx'

/** Display name of the store; '' while loading. */
export function useStoreName(storeCode: string): string {
  const user = useUser()
  const isOwn = storeCode === user.storeCode
  const { data } = useRead(getStoreInfo, { storeCode }, { enabled: !isOwn })
  return isOwn ? user.storeName : (data?.storeList[0]?.storeName ?? '')
}

/** undefined while loading, and if there is no store. */
export function useStoreNameById(id: number | undefined): string | undefined {
  const { data } = useRead(getStore, { id: id ?? 0 }, { enabled: id !== undefined })
  return data?.store.storeName
}
