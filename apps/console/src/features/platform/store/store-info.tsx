import { getStoreInfo } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { Card, Section } from '../../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { InfoAbout, InfoImages, InfoLinks } from './info-details.tsx'
import { InfoSummary } from './info-summary.tsx'
import { InfoTable } from './info-table.tsx'

export const useStoreInfo = (storeCode: string) => {
  const { data, error, refetch } = useRead(getStoreInfo, { storeCode })
  const isAbsent = error?.status === 403 || error?.status === 404 || data?.storeList.length === 0
  return { store: data?.storeList[0], error, isAbsent, refetch }
}
type Load = ReturnType<typeof useStoreInfo>

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }

/** Absent for those who may not edit. */
type OnEdit = (() => void) | undefined

function FullInfo({ store, onEdit }: { store: Store; onEdit: OnEdit }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <InfoSummary store={store} />
      <Section title={t('store.info.basic')}>
        <InfoTable store={store} onEdit={onEdit} />
      </Section>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <InfoAbout store={store} />
        <InfoLinks store={store} />
      </Box>
      <InfoImages store={store} />
    </Box>
  )
}

export function StoreInfo({ load, onEdit }: { load: Load; onEdit: OnEdit }) {
  const { t } = useTranslation()
  const { store, error, isAbsent, refetch } = load
  if (store) return <FullInfo store={store} onEdit={onEdit} />
  if (isAbsent)
    return (
      <Card padded={false}>
        <EmptyState title={t('store.info.empty')} text={t('store.info.emptyText')} drawing={<EmptyFrame />} />
      </Card>
    )
  if (error)
    return (
      <Card padded={false}>
        <FailedState reference={error.requestId} onRetry={() => void refetch()} />
      </Card>
    )
  return (
    <Card>
      <LoadingState lines={8} />
    </Card>
  )
}
