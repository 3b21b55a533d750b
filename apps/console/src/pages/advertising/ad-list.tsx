import type { Ad } from '@lumiroute/contract/ad'
import { Suspense, lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AdTable, CreateAdButton, adFilters } from '../../features/advertising/ad/ad-table.tsx'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import type { Readonly } from '../../features/advertising/ad/ad.paths.ts'
import { PaymentResult } from '../../features/advertising/payment/payment-result.tsx'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

// The list must not wait for what is opened from it.
const SendAndPayDialog = lazy(async () => ({
  default: (await import('../../features/advertising/ad/send-and-pay-dialog.tsx')).SendAndPayDialog,
}))

function StoreAbsent() {
  const { t } = useTranslation()
  return (
    <Card padded={false}>
      <EmptyState
        title={t('ad.list.storeAbsent')}
        text={t('ad.list.storeAbsentText')}
        drawing={<EmptyFrame />}
      />
    </Card>
  )
}

export function AdListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { storeId, storeCode, isAbsent, canChoose, picker } = useChosenStore()
  const table = useTableUrlState({ filters: adFilters, sizes: [20, 50, 100] })
  const [sent, setSent] = useState<Ad>()
  const store = canChoose ? storeCode : undefined
  const open = useCallback(
    (ad: Ad, readonly: Readonly) => void navigate(adPaths.edit(ad, readonly, store)),
    [navigate, store],
  )
  const openRecords = useCallback(
    ({ id }: Ad) => void navigate(recordPaths.list(store, id)),
    [navigate, store],
  )
  const createPath = adPaths.create(store)
  const actions = (
    <>
      {picker}
      {!isAbsent && <CreateAdButton href={createPath} />}
    </>
  )
  return (
    <>
      <PageHeader title={t('ad.list.title')} purpose={t('ad.list.purpose')} actions={actions} />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <AdTable
          {...table}
          storeId={storeId}
          createPath={createPath}
          onOpen={open}
          onSend={setSent}
          onRecords={openRecords}
        />
      )}
      <PaymentResult />
      {sent && (
        <Suspense>
          <SendAndPayDialog open ad={sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </>
  )
}
