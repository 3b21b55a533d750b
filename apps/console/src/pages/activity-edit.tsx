import type { ActivityType } from '@lumiroute/contract'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useGoBack } from '../lib/go-back.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Card } from '../ui/section.tsx'
import { FailedState, LoadingState } from '../ui/states.tsx'
import { ThingNotFound } from '../features/shop/not-found.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { ActivityForm } from '../features/activity/activity-form.tsx'
import { ActivityStateBadge } from '../features/activity/activity-state.tsx'
import { activityPaths } from '../features/activity/activity.paths.ts'
import { useActivity } from '../features/activity/list-activities.ts'

function usePages(type: ActivityType) {
  const navigate = useNavigate()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const listPath = activityPaths.list(type, canChoose ? storeCode : undefined)
  const onCancel = useGoBack(listPath)
  return { storeCode, isAbsent, picker, listPath, onCancel, onDone: () => void navigate(listPath) }
}

function NewActivity({ type }: { type: ActivityType }) {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker, onCancel, onDone } = usePages(type)
  return (
    <>
      <PageHeader
        title={t(`activity.${type}.add`)}
        purpose={t(`activity.${type}.formPurpose`)}
        actions={picker}
      />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <ActivityForm key={storeCode} {...{ type, storeCode, onCancel, onDone }} />
      )}
    </>
  )
}

function OneActivity({ type, code }: { type: ActivityType; code: string }) {
  const { t } = useTranslation()
  const { storeCode, isAbsent, listPath, onCancel, onDone } = usePages(type)
  const load = useActivity(type, storeCode, code)
  const { activity } = load
  if (activity)
    return (
      <>
        <PageHeader
          title={t(`activity.${type}.editTitle`, { name: activity.actTitle })}
          purpose={t(`activity.${type}.formPurpose`)}
          badge={<ActivityStateBadge state={activity.state} />}
        />
        <ActivityForm {...{ type, storeCode, activity, onCancel, onDone }} />
      </>
    )
  return (
    <>
      <PageHeader title={t(`activity.${type}.page`)} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t(`activity.${type}.notFound`)} listPath={listPath} />
      ) : (
        <Card>
          {load.error ? (
            <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
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
