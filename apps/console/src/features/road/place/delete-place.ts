import { deletePlace as endpoint, listPlaces } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listPlaces]

/** The server refuses while devices stand there or ads chose it, and names them. */
export function useDeletePlace() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deletePlace = useCallback(
    ({ id, name }: Pick<Place, 'id' | 'name'>) =>
      remove({
        title: t('place.delete.ask', { name }),
        text: t('place.delete.text'),
        refused: t('place.delete.refused', { name }),
        input: { placeId: id },
      }),
    [t, remove],
  )
  return { deletePlace, dialog }
}
