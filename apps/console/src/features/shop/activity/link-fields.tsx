import { linkTypeCodes } from '@lumiroute/contract/activity'
import { listCoupons } from '@lumiroute/contract/coupon'
import { listPointCards } from '@lumiroute/contract/point-card'
import { listProducts } from '@lumiroute/contract/product'
import { arGames } from '@lumiroute/contract/store'
import type { LinkType } from '@lumiroute/contract/activity'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import type { Choice } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCategoryChoices } from '../category/list-categories.ts'
import { FieldGrid } from '../shop/field-grid.tsx'
import type { ActivityControl } from './activity-values.ts'

type Choices = readonly Choice[] | undefined

/** What a link of this kind can lead to; undefined if a URL is typed instead. */
function useLinkChoices(type: LinkType, store: string): Choices {
  const { t } = useTranslation()
  const isType = (own: LinkType) => ({ enabled: type === own, staleTime: 60_000 })
  const products = useRead(listProducts, { store }, isType('product')).data?.productList ?? []
  const coupons = useRead(listCoupons, { store }, isType('coupon')).data?.couponList ?? []
  const cards = useRead(listPointCards, { store }, isType('pointcard')).data?.pointCardList ?? []
  const categories = useCategoryChoices(store)
  const choices: Partial<Record<LinkType, readonly Choice[]>> = {
    product: products.map(({ prodCode, prodName }) => ({ value: prodCode, label: prodName })),
    category: categories,
    coupon: coupons.map(({ cpnCode, cpnTitle }) => ({ value: cpnCode, label: cpnTitle })),
    pointcard: cards.map(({ pcCode, pcName }) => ({ value: pcCode, label: pcName })),
    game: arGames.map((id) => ({ value: String(id), label: t(`store.game.${id}`) })),
  }
  return choices[type]
}

export type LinkFieldsProps = { control: ActivityControl; storeCode: string }

export function LinkFields({ control, storeCode }: LinkFieldsProps) {
  const { t } = useTranslation()
  const type = useWatch({ control, name: 'actLinkType' })
  const choices = useLinkChoices(type, storeCode)
  const kinds = linkTypeCodes.map((value) => ({ value, label: t(`activity.link.${value}`) }))
  const label = t(`activity.linkValue.${type}`)
  return (
    <FieldGrid>
      <SelectField
        control={control}
        name="actLinkType"
        label={t('activity.field.actLinkType')}
        options={kinds}
        required
      />
      {type !== 'none' && choices && (
        <SelectField
          key={type}
          control={control}
          name="actLinkValue"
          label={label}
          options={choices}
          required
        />
      )}
      {type !== 'none' && !choices && (
        <TextField
          key={type}
          control={control}
          name="actLinkValue"
          label={label}
          helper={t('activity.form.linkHelper')}
          type={type === 'liff' ? 'text' : 'url'}
          autoComplete="off"
          required
        />
      )}
    </FieldGrid>
  )
}
