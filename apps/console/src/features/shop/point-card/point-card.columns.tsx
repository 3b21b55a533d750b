import type { PointCard } from '@lumiroute/contract/point-card'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { Count, MonoCode } from '../../../ui/figures.tsx'
import { column, count } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { pointCardPaths } from '../coupon/coupon.paths.ts'
import { PointCardBadge } from './point-card-state.tsx'
import { stampIcons } from './stamp-icons.tsx'

function Mark({ card: { pcColor, pcIcon } }: { card: PointCard }) {
  const Icon = stampIcons[pcIcon]
  return (
    <Box
      aria-hidden
      sx={{
        width: 40,
        height: 28,
        borderRadius: '6px',
        display: 'grid',
        placeItems: 'center',
        color: '#ffffff',
      }}
      style={{ backgroundColor: pcColor }}
    >
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  )
}

function Name({ card, href }: { card: PointCard; href: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Mark card={card} />
      <Box sx={{ minWidth: 0 }}>
        <NameLink href={href}>{card.pcName}</NameLink>
        <SecondLine>
          <MonoCode>{card.pcCode}</MonoCode>
        </SecondLine>
      </Box>
    </Box>
  )
}

function ruleText(t: TFunction, { pcEarn }: PointCard): string {
  const money = pcEarn.type === 'per_amount' ? formatMoney(pcEarn.unit) : ''
  return t(`pointCard.rule.${pcEarn.type}`, { points: pcEarn.points, money })
}

/** The column id differs from the field name because saved URLs use it to hide columns. */
const figure = (id: string, field: 'cardCount' | 'redeemedCount') =>
  column<PointCard>(id, {
    value: (card) => card[field],
    render: (card) => <Count figure={card[field]} />,
    align: 'right',
    width: 104,
  })

export const pointCardColumns = (chosen: string | undefined) => [
  column<PointCard>('pcName', {
    value: ({ pcName }) => pcName,
    render: (card) => <Name card={card} href={pointCardPaths.edit(card.pcCode, chosen)} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  count('pcGoal', { width: 96 }),
  column<PointCard>('earn', {
    header: 'pointCard.field.earnType',
    value: (card, { t }) => ruleText(t, card),
    width: 168,
  }),
  column<PointCard>('pcStatus', {
    value: ({ pcStatus }, { t }) => t(`pointCard.status.${pcStatus}`),
    render: ({ pcStatus }) => <PointCardBadge status={pcStatus} />,
    sortable: true,
    width: 104,
    cardRole: 'badge',
  }),
  figure('cards', 'cardCount'),
  figure('redeemed', 'redeemedCount'),
  count('pointsGiven', { width: 104 }),
]
