import type { ActivityType } from '@lumiroute/contract/activity'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ActivityForm } from '../../features/shop/activity/activity-form.tsx'
import { ActivityStateBadge } from '../../features/shop/activity/activity-state.tsx'
import { activityPaths } from '../../features/shop/activity/activity.paths.ts'
import { useActivity } from '../../features/shop/activity/list-activities.ts'
import { NewThing, UnreadThing, useEditPage } from '../../features/shop/shop/edit-page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const usePages = (type: ActivityType) => useEditPage((chosen) => activityPaths.list(type, chosen))

function NewActivity({ type }: { type: ActivityType }) {
  const { t } = useTranslation()
  const { form, ...page } = usePages(type)
  return (
    <NewThing title={t(`activity.${type}.add`)} purpose={t(`activity.${type}.formPurpose`)} page={page}>
      <ActivityForm key={form.storeCode} type={type} {...form} />
    </NewThing>
  )
}

function OneActivity({ type, code }: { type: ActivityType; code: string }) {
  const { t } = useTranslation()
  const { form, listPath, isAbsent } = usePages(type)
  const { activity, error, refetch, ...load } = useActivity(type, form.storeCode, code)
  if (!activity)
    return (
      <UnreadThing
        title={t(`activity.${type}.page`)}
        notFound={t(`activity.${type}.notFound`)}
        isAbsent={isAbsent || load.isAbsent}
        onRetry={() => void refetch()}
        {...{ listPath, error }}
      />
    )
  return (
    <>
      <PageHeader
        title={t(`activity.${type}.editTitle`, { name: activity.actTitle })}
        purpose={t(`activity.${type}.formPurpose`)}
        badge={<ActivityStateBadge state={activity.state} />}
      />
      <ActivityForm type={type} activity={activity} {...form} />
    </>
  )
}

/** Without a code a new one. */
function ActivityEdit({ type }: { type: ActivityType }) {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OneActivity key={code} type={type} code={code} /> : <NewActivity type={type} />
}

export const ActivityEditPage = () => <ActivityEdit type="activity" />
export const BannerEditPage = () => <ActivityEdit type="banner" />
