import type { ActivityType } from '@lumiroute/contract/activity'
import { getFront } from '@lumiroute/contract/front'
import type { FrontActivity } from '@lumiroute/contract/front'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { FrontPreview, previewCode } from '../front/front-preview.tsx'
import type { FrontAnswers } from '../front/front-preview.tsx'
import { buildFrontActivity } from './activity-front.ts'
import type { ActivityControl, ActivityValues } from './activity-values.ts'

export type ActivityPreviewProps = {
  type: ActivityType
  control: ActivityControl
  storeCode: string
  /** The code of the saved one. */
  savedCode: string | undefined
}

/** A banner is shown before the others on the first page, once it has a picture. */
function useBannerAnswers(
  { storeCode, savedCode, type }: ActivityPreviewProps,
  banner: FrontActivity,
): FrontAnswers | undefined {
  const isBanner = type === 'banner'
  const { data } = useRead(getFront, { store: storeCode }, { enabled: isBanner, staleTime: 60_000 })
  if (!data || !banner.actImage) return undefined
  const others = data.bannerList.filter(({ actCode }) => actCode !== savedCode)
  return { [`/front/${storeCode}`]: { ...data, bannerList: [banner, ...others] } }
}

/** The activity's page, or the first page with the banner, on a member's phone. */
export function ActivityPreview(props: ActivityPreviewProps) {
  const { type, control, storeCode } = props
  const { t } = useTranslation()
  const values = useWatch({ control }) as ActivityValues
  const activity = {
    ...buildFrontActivity(values, previewCode),
    actTitle: values.actTitle || t('activity.preview.titleHint'),
  }
  const bannerAnswers = useBannerAnswers(props, activity)
  const shared = { label: t('activity.preview.label'), storeCode }
  if (type === 'banner')
    return <FrontPreview {...shared} target={{}} {...(bannerAnswers && { answers: bannerAnswers })} />
  const answers = { [`/front/${storeCode}/activities/${previewCode}`]: { activity } }
  return <FrontPreview {...shared} target={{ list: 'activities', code: previewCode }} answers={answers} />
}
