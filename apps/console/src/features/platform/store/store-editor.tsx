import { getStore } from '@lumiroute/contract/store'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { StoreForm } from './store-form.tsx'
import { storePaths } from './store.paths.ts'

export type StoreEditorProps = { id: number; onSaved: () => void; onCancel: () => void }

export function StoreNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={storePaths.list}>
      {t('store.form.backToList')}
    </Button>
  )
  return (
    <EmptyState
      title={t('store.form.notFound')}
      text={t('store.form.notFoundText')}
      drawing={<EmptyFrame />}
      action={back}
    />
  )
}

/** Loads the store first: a form that is filled while somebody types would overwrite their words. */
export function StoreEditor({ id, onSaved, onCancel }: StoreEditorProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(getStore, { id }, { staleTime: 0 })
  if (data && isFetchedAfterMount)
    return <StoreForm store={data.store} onSaved={onSaved} onCancel={onCancel} />
  if (error?.status === 404 || error?.status === 400) return <StoreNotFound />
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  return <LoadingState shape="form" lines={4} />
}
