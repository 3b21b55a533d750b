import type { Member } from '@lumiroute/contract/member'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { FigureTiles } from '../../../ui/figure-tiles.tsx'
import { Count, DateTime, Money } from '../../../ui/figures.tsx'

/** Smaller than a figure, so that it stays on one line. */
function Day({ at }: { at: string | null }) {
  return (
    <Box component="span" sx={{ fontSize: { xs: 15, sm: 16 } }}>
      <DateTime at={at} show="date" />
    </Box>
  )
}

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
          value: <Day at={member.lastOrderAt} />,
        },
        {
          id: 'lastActiveAt',
          label: t('member.field.lastActiveAt'),
          value: <Day at={member.lastActiveAt} />,
        },
      ]}
    />
  )
}
