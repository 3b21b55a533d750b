import { getStoreQuota } from '@lumiroute/contract/store-quota'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { QuotaDialog } from './quota-dialog.tsx'
import { QuotaMeters } from './quota-meters.tsx'

export type StoreQuotaSectionProps = {
  storeCode: string
  /** Set for operators, who may change the limits. */
  editable?: { id: number; storeName: string }
}

/** Usage of a store's limits. */
export function StoreQuotaSection({ storeCode, editable }: StoreQuotaSectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useRead(getStoreQuota, { storeCode })
  const change = editable && data && (
    <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
      {t('storeQuota.change')}
    </Button>
  )
  return (
    <Section title={t('storeQuota.title')} text={t('storeQuota.text')} {...(change && { actions: change })}>
      {data && <QuotaMeters quota={data.quota} />}
      {!data && error && <FailedState reference={error.requestId} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState shape="form" lines={3} />}
      {editable && data && isOpen && (
        <QuotaDialog store={editable} quota={data.quota} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}
