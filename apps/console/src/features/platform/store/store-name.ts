import { getStore, getStoreInfo } from '@lumiroute/contract/store'
import { useRead } from '../../../lib/api/query.ts'
import { useUser } from '../session/current-user.tsx'

/** As people call the store; empty while it is read. */
export function useStoreName(storeCode: string): string {
  const user = useUser()
  const isOwn = storeCode === user.storeCode
  const { data } = useRead(getStoreInfo, { storeCode }, { enabled: !isOwn })
  return isOwn ? user.storeName : (data?.storeList[0]?.storeName ?? '')
}

/** Undefined while the store is loading, and where there is none. */
export function useStoreNameById(id: number | undefined): string | undefined {
  const { data } = useRead(getStore, { id: id ?? 0 }, { enabled: id !== undefined })
  return data?.store.storeName
}
