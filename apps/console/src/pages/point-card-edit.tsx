import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PointCardForm } from '../features/point-card/point-card-form.tsx'
import { PointCardBadge } from '../features/point-card/point-card-state.tsx'
import { pointCardPaths } from '../features/coupon/coupon.paths.ts'
import { usePointCard } from '../features/point-card/list-point-cards.ts'
import { ThingNotFound } from '../features/shop/not-found.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useGoBack } from '../lib/go-back.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Card } from '../ui/section.tsx'
import { FailedState, LoadingState } from '../ui/states.tsx'

function usePages() {
  const navigate = useNavigate()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const listPath = pointCardPaths.list(canChoose ? storeCode : undefined)
  const onCancel = useGoBack(listPath)
  return { storeCode, isAbsent, picker, listPath, onCancel, onDone: () => void navigate(listPath) }
}

function NewPointCard() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker, onCancel, onDone } = usePages()
  return (
    <>
      <PageHeader title={t('pointCard.form.add')} purpose={t('pointCard.form.purpose')} actions={picker} />
      {isAbsent ? <StoreAbsent /> : <PointCardForm key={storeCode} {...{ storeCode, onCancel, onDone }} />}
    </>
  )
}

function OnePointCard({ code }: { code: string }) {
  const { t } = useTranslation()
  const { storeCode, isAbsent, listPath, onCancel, onDone } = usePages()
  const { card, error, refetch, ...load } = usePointCard(storeCode, code)
  if (card)
    return (
      <>
        <PageHeader
          title={t('pointCard.form.editTitle', { name: card.pcName })}
          purpose={t('pointCard.form.purpose')}
          badge={<PointCardBadge status={card.pcStatus} />}
        />
        <PointCardForm {...{ storeCode, card, onCancel, onDone }} />
      </>
    )
  return (
    <>
      <PageHeader title={t('pointCard.form.page')} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t('pointCard.form.notFound')} listPath={listPath} />
      ) : (
        <Card>
          {error ? (
            <FailedState reference={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <LoadingState shape="form" lines={6} />
          )}
        </Card>
      )}
    </>
  )
}

/** Without a code a new one. */
export function PointCardEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OnePointCard key={code} code={code} /> : <NewPointCard />
}
