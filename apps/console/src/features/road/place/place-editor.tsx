import { listPlaces } from '@lumiroute/contract/place'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { EmptyFrame } from '../../../ui/drawings/empty-frame.tsx'
import { EmptyState, FailedState, LoadingState } from '../../../ui/states.tsx'
import { PlaceForm } from './place-form.tsx'
import { placePaths } from './place.paths.ts'

export function PlaceNotFound() {
  const { t } = useTranslation()
  const back = (
    <Button variant="outlined" href={placePaths.list}>
      {t('place.form.backToList')}
    </Button>
  )
  return (
    <EmptyState
      title={t('place.form.notFound')}
      text={t('place.form.notFoundText')}
      drawing={<EmptyFrame />}
      action={back}
    />
  )
}

export type PlaceEditorProps = { id: number; onSaved: () => void; onCancel: () => void }

/** Loads the place first: a form that is filled while somebody types would overwrite their words. */
export function PlaceEditor({ id, onSaved, onCancel }: PlaceEditorProps) {
  const { data, error, refetch, isFetchedAfterMount } = useRead(listPlaces, { placeId: id }, { staleTime: 0 })
  if (error) return <FailedState reference={error.requestId} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <LoadingState shape="form" lines={5} />
  const [place] = data.placeList
  return place ? <PlaceForm place={place} onSaved={onSaved} onCancel={onCancel} /> : <PlaceNotFound />
}
