import { listActivities, listBanners, removeActivity, removeBanner } from '@lumiroute/contract/activity'
import type { Activity, ActivityType } from '@lumiroute/contract/activity'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listActivities, listBanners]
const endpoints = { activity: removeActivity, banner: removeBanner } as const

export function useRemoveActivity(type: ActivityType, store: string) {
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
