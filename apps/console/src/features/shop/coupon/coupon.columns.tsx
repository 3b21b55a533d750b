import type { Coupon } from '@lumiroute/contract/coupon'
import { MonoCode } from '../../../ui/figures.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import { column, money } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { CouponStateBadge, getState } from './coupon-state.tsx'
import { couponPaths } from './coupon.paths.ts'
import { offerText, validText } from './coupon-words.ts'

export const couponColumns = (chosen: string | undefined) => [
  column<Coupon>('cpnTitle', {
    value: ({ cpnTitle }) => cpnTitle,
    render: ({ cpnCode, cpnTitle }) => (
      <>
        <NameLink href={couponPaths.edit(cpnCode, chosen)}>{cpnTitle}</NameLink>
        <SecondLine>
          <MonoCode>{cpnCode}</MonoCode>
        </SecondLine>
      </>
    ),
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<Coupon>('reward', {
    value: ({ cpnReward }, { t }) => offerText(t, cpnReward),
    render: ({ cpnReward, cpnIssue }, { t }) => (
      <>
        {offerText(t, cpnReward)}
        <SecondLine>{t(`coupon.issue.${cpnIssue.type}`)}</SecondLine>
      </>
    ),
    width: 144,
  }),
  column<Coupon>('valid', { value: ({ cpnValid }, { t, date }) => validText(t, date, cpnValid), width: 184 }),
  column<Coupon>('cpnStatus', {
    header: 'coupon.field.status',
    value: (coupon, { t }) => t(`coupon.status.${getState(coupon)}`),
    render: (coupon) => <CouponStateBadge coupon={coupon} />,
    sortable: true,
    width: 112,
    cardRole: 'badge',
  }),
  column<Coupon>('claimed', {
    value: ({ claimed }) => claimed,
    render: ({ claimed, cpnTotalQty }, { t }) => (
      <ShareBar value={claimed} of={cpnTotalQty} open={t('coupon.list.noLimit')} />
    ),
    sortable: true,
    width: 128,
  }),
  column<Coupon>('used', {
    value: ({ used }) => used,
    render: ({ used, claimed }) => <ShareBar value={used} of={claimed} />,
    sortable: true,
    width: 128,
  }),
  money('discountTotal', { sortable: true, width: 112 }),
]
