import { Suspense, lazy } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { useStoreInfo } from './store-info.tsx'

const StorePicker = lazy(async () => ({ default: (await import('./store-picker.tsx')).StorePicker }))

export type StoreChoiceProps = { storeCode: string; onPick: (storeCode: string) => void }

/** Only operators choose a store; the others' pages need not load the picker. */
export function StoreChoice({ storeCode, onPick }: StoreChoiceProps) {
  const { store } = useStoreInfo(storeCode)
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={280} height={36} />}>
      <StorePicker storeCode={storeCode} storeName={store?.storeName} onPick={onPick} />
    </Suspense>
  )
}
