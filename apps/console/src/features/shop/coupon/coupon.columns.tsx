import type { Coupon } from '@lumiroute/contract/coupon'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Money, MonoCode } from '../../../ui/figures.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { CouponStateBadge, stateOf } from './coupon-state.tsx'
import { offerText, validText } from './coupon.words.ts'
import type { CouponRow } from './list-coupons.ts'

function Name({ coupon, href }: { coupon: Coupon; href: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {coupon.cpnTitle}
      </Link>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        <MonoCode>{coupon.cpnCode}</MonoCode>
      </Box>
    </Box>
  )
}

function Offer({ coupon: { cpnReward, cpnIssue } }: { coupon: Coupon }) {
  const { t } = useTranslation()
  return (
    <>
      {offerText(t, cpnReward)}
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t(`coupon.issue.${cpnIssue.type}`)}
      </Box>
    </>
  )
}

type DateText = (at: string | null) => string

function wordColumns(
  t: TFunction,
  date: DateText,
  editPath: (code: string) => string,
): DataColumn<CouponRow>[] {
  return [
    {
      id: 'cpnTitle',
      header: t('coupon.field.cpnTitle'),
      cell: (coupon) => <Name coupon={coupon} href={editPath(coupon.cpnCode)} />,
      exportValue: ({ cpnTitle }) => cpnTitle,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'reward',
      header: t('coupon.field.reward'),
      cell: (coupon) => <Offer coupon={coupon} />,
      exportValue: ({ cpnReward }) => offerText(t, cpnReward),
      width: 144,
    },
    {
      id: 'valid',
      header: t('coupon.field.valid'),
      cell: ({ cpnValid }) => validText(t, date, cpnValid),
      width: 184,
    },
    {
      id: 'cpnStatus',
      header: t('coupon.field.status'),
      cell: (coupon) => <CouponStateBadge coupon={coupon} />,
      exportValue: (coupon) => t(`coupon.status.${stateOf(coupon)}`),
      sortable: true,
      width: 112,
      cardRole: 'badge',
    },
  ]
}

function figureColumns(t: TFunction): DataColumn<CouponRow>[] {
  return [
    {
      id: 'claimed',
      header: t('coupon.field.claimed'),
      cell: ({ claimed, cpnTotalQty }) => (
        <ShareBar value={claimed} of={cpnTotalQty} open={t('coupon.list.noLimit')} />
      ),
      exportValue: ({ claimed }) => claimed,
      sortable: true,
      width: 128,
    },
    {
      id: 'used',
      header: t('coupon.field.used'),
      cell: ({ used, claimed }) => <ShareBar value={used} of={claimed} />,
      exportValue: ({ used }) => used,
      sortable: true,
      width: 128,
    },
    {
      id: 'discountTotal',
      header: t('coupon.field.discountTotal'),
      cell: ({ discountTotal }) => <Money dollars={discountTotal} />,
      exportValue: ({ discountTotal }) => discountTotal,
      sortable: true,
      align: 'right',
      width: 112,
    },
  ]
}

export function useCouponColumns(editPath: (code: string) => string): readonly DataColumn<CouponRow>[] {
  const { t } = useTranslation()
  const { date } = useFormat()
  return useMemo(() => [...wordColumns(t, date, editPath), ...figureColumns(t)], [t, date, editPath])
}
