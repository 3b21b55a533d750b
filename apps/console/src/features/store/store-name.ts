import { getStoreInfo } from '@lumiroute/contract'
import { useRead } from '../../lib/query.ts'
import { useUser } from '../session/current-user.tsx'

/** As people call the store; empty while it is read. */
export function useStoreName(storeCode: string): string {
  const user = useUser()
  const isOwn = storeCode === user.storeCode
  const { data } = useRead(getStoreInfo, { storeCode }, { enabled: !isOwn })
  return isOwn ? user.storeName : (data?.storeList[0]?.storeName ?? '')
}
