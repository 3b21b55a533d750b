import { getFront } from '@lumiroute/contract/front'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { useCouponChoices } from '../coupon/list-coupons.ts'
import { FrontPreview, previewCode } from '../front/front-preview.tsx'
import { buildFrontPointCard } from './point-card-front.ts'
import type { PointCardControl, PointCardValues } from './point-card-values.ts'

/** The card's page on a member's phone; the public finds cards in the answer of the first page. */
export function PointCardPreview({ control, storeCode }: { control: PointCardControl; storeCode: string }) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as PointCardValues
  const coupons = useCouponChoices(storeCode)
  const { data } = useRead(getFront, { store: storeCode }, { staleTime: 60_000 })
  const couponName = (code: string) => coupons.find(({ value }) => value === code)?.label ?? code
  const card = {
    ...buildFrontPointCard(values, previewCode, couponName),
    pcName: values.pcName || t('pointCard.preview.nameHint'),
  }
  const answers = data && {
    [`/front/${storeCode}`]: { ...data, pointCardList: [card, ...data.pointCardList] },
  }
  return (
    <FrontPreview
      label={t('pointCard.preview.label')}
      storeCode={storeCode}
      target={{ list: 'cards', code: previewCode }}
      {...(answers && { answers })}
    />
  )
}
