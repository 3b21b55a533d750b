import { deleteRoute as endpoint, listRoutes } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listRoutes]

export function useDeleteRoute() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteRoute = useCallback(
    ({ id, code, name }: Pick<Route, 'id' | 'code' | 'name'>) =>
      remove({
        title: t('route.delete.ask', { name: name || code }),
        text: t('route.delete.text', { code }),
        refused: t('route.delete.refused', { code }),
        input: { id },
      }),
    [t, remove],
  )
  return { deleteRoute, dialog }
}
