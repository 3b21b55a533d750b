import { getFirstAdmin } from '@lumiroute/contract/account'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { FirstAdminForm } from './first-admin-form.tsx'

export type FirstAdminEditorProps = { storeId: number; onSaved: () => void; onCancel: () => void }

function BackToList() {
  const { t } = useTranslation()
  return (
    <Button variant="outlined" href="/store/list">
      {t('account.firstAdmin.backToList')}
    </Button>
  )
}

export function NoStoreChosen() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('account.firstAdmin.noStore')}
      text={t('account.firstAdmin.noStoreText')}
      drawing={<EmptyFrame />}
      action={<BackToList />}
    />
  )
}

function NoFirstAdmin() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('account.firstAdmin.notFound')}
      text={t('account.firstAdmin.notFoundText')}
      drawing={<EmptyFrame />}
      action={<BackToList />}
    />
  )
}

export function FirstAdminEditor({ storeId, onSaved, onCancel }: FirstAdminEditorProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(
    getFirstAdmin,
    { id: storeId },
    { staleTime: 0 },
  )
  if (data && isFetchedAfterMount)
    return <FirstAdminForm admin={data.storeAdmin} {...{ storeId, onSaved, onCancel }} />
  if (error?.status === 404 || error?.status === 400) return <NoFirstAdmin />
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  return <LoadingState shape="form" lines={4} />
}
