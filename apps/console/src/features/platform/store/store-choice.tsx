import { Suspense, lazy } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { getStoreInfo } from '@lumiroute/contract/store'
import { useRead } from '../../../lib/api/query.ts'
import { everyStore } from '../../../lib/session/store-choice.ts'

const StorePicker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }))

export type StoreChoiceProps = {
  storeCode: string
  /** Whether "all stores" can be chosen too. */
  hasAll?: boolean
  onPick: (storeCode: string) => void
}

/** Only operators choose a store, so other users do not load the picker. */
export function StoreChoice({ storeCode, hasAll = false, onPick }: StoreChoiceProps) {
  const { data } = useRead(getStoreInfo, { storeCode }, { enabled: storeCode !== everyStore })
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={280} height={36} />}>
      <StorePicker {...{ storeCode, hasAll, onPick }} storeName={data?.storeList[0]?.storeName} />
    </Suspense>
  )
}
