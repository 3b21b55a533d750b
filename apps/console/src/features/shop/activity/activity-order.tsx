import { listActivities, listBanners, sortActivities } from '@lumiroute/contract/activity'
import type { ActivityType } from '@lumiroute/contract/activity'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { Card } from '../../../ui/section.tsx'
import { LoadingState } from '../../../ui/states.tsx'
import { OrderPanel } from '../shop/order-panel.tsx'
import { useAllActivities } from './list-activities.ts'

export type ActivityOrderProps = { type: ActivityType; storeCode: string; onClose: () => void }

export function ActivityOrder({ type, storeCode, onClose }: ActivityOrderProps) {
  const { t } = useTranslation()
  const rows = useAllActivities(type, storeCode)
  const { mutateAsync } = useAct(sortActivities, { invalidate: [listActivities, listBanners] })
  if (!rows)
    return (
      <Card>
        <LoadingState lines={8} />
      </Card>
    )
  const things = rows.map(({ actCode, actTitle, actImage }) => ({
    code: actCode,
    name: actTitle,
    image: actImage,
  }))
  return (
    <OrderPanel
      title={t('activity.order.title')}
      text={t('activity.order.text')}
      {...{ things, onClose }}
      onSave={(actCodes) => mutateAsync({ store: storeCode, actType: type, actCodes })}
    />
  )
}
