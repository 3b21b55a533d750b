import { listActivities, listBanners, deleteActivity, deleteBanner } from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listActivities, listBanners]
const endpoints = { activity: deleteActivity, banner: deleteBanner } as const

export function useDeleteActivity(type: ActivityType, store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoints[type], stale)
  const removeIt = useCallback(
    ({ actCode, actTitle: name }: Activity) =>
      void remove({
        title: t(`activity.${type}.removeAsk`, { name }),
        text: t('activity.remove.text'),
        refused: t('activity.remove.refused', { name }),
        input: { store, actCode },
      }),
    [t, remove, store, type],
  )
  return { remove: removeIt, dialog }
}
