import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pointCardPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { usePointCard } from '../../features/shop/point-card/list-point-cards.ts'
import { PointCardForm } from '../../features/shop/point-card/point-card-form.tsx'
import { PointCardBadge } from '../../features/shop/point-card/point-card-state.tsx'
import { NewThing, UnreadThing, useEditPage } from '../../features/shop/shop/edit-page.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

function NewPointCard() {
  const { t } = useTranslation()
  const { form, ...page } = useEditPage(pointCardPaths.list)
  return (
    <NewThing title={t('pointCard.form.add')} purpose={t('pointCard.form.purpose')} page={page}>
      <PointCardForm key={form.storeCode} {...form} />
    </NewThing>
  )
}

function OnePointCard({ code }: { code: string }) {
  const { t } = useTranslation()
  const { form, listPath, isAbsent } = useEditPage(pointCardPaths.list)
  const { card, error, refetch, ...load } = usePointCard(form.storeCode, code)
  if (!card)
    return (
      <UnreadThing
        title={t('pointCard.form.page')}
        notFound={t('pointCard.form.notFound')}
        isAbsent={isAbsent || load.isAbsent}
        onRetry={() => void refetch()}
        {...{ listPath, error }}
      />
    )
  return (
    <>
      <PageHeader
        title={t('pointCard.form.editTitle', { name: card.pcName })}
        purpose={t('pointCard.form.purpose')}
        badge={<PointCardBadge status={card.pcStatus} />}
      />
      <PointCardForm card={card} {...form} />
    </>
  )
}

/** Without a code a new one. */
export function PointCardEditPage() {
  const [params] = useSearchParams()
  const code = params.get('code')
  return code ? <OnePointCard key={code} code={code} /> : <NewPointCard />
}
