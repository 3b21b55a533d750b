import type { Member } from '@lumiroute/contract'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../lib/format.ts'
import { FigureTiles } from '../../ui/figure-tiles.tsx'
import { Count, DateTime, Money } from '../../ui/figures.tsx'

export function MemberFigures({ member }: { member: Member }) {
  const { t } = useTranslation()
  const orders = t('member.detail.orders', { total: formatCount(member.orderCount) })
  return (
    <FigureTiles
      tiles={[
        {
          id: 'totalSpent',
          label: t('member.field.totalSpent'),
          value: <Money dollars={member.totalSpent} />,
          note: orders,
        },
        { id: 'points', label: t('member.field.mbrPoints'), value: <Count figure={member.mbrPoints} /> },
        {
          id: 'lastOrderAt',
          label: t('member.field.lastOrderAt'),
          value: <DateTime at={member.lastOrderAt} show="date" />,
        },
        {
          id: 'lastActiveAt',
          label: t('member.field.lastActiveAt'),
          value: <DateTime at={member.lastActiveAt} show="date" />,
        },
      ]}
    />
  )
}
