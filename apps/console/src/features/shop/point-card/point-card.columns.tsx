import type { PointCard } from '@lumiroute/contract/point-card'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/format/format.ts'
import { Count, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import type { PointCardRow } from './list-point-cards.ts'
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
        <Link href={href} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
          {card.pcName}
        </Link>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          <MonoCode>{card.pcCode}</MonoCode>
        </Box>
      </Box>
    </Box>
  )
}

function ruleText(t: TFunction, { pcEarn }: PointCard): string {
  const money = pcEarn.type === 'per_amount' ? formatMoney(pcEarn.unit) : ''
  return t(`pointCard.rule.${pcEarn.type}`, { points: pcEarn.points, money })
}

const figure = (
  t: TFunction,
  id: 'cards' | 'redeemed' | 'pointsGiven',
  of: (card: PointCard) => number,
): DataColumn<PointCardRow> => ({
  id,
  header: t(`pointCard.field.${id}`),
  cell: (card) => <Count figure={of(card)} />,
  exportValue: of,
  align: 'right',
  width: 104,
})

const columnsOf = (t: TFunction, editPath: (code: string) => string): DataColumn<PointCardRow>[] => [
  {
    id: 'pcName',
    header: t('pointCard.field.pcName'),
    cell: (card) => <Name card={card} href={editPath(card.pcCode)} />,
    exportValue: ({ pcName }) => pcName,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'pcGoal',
    header: t('pointCard.field.pcGoal'),
    cell: ({ pcGoal }) => <Count figure={pcGoal} />,
    exportValue: ({ pcGoal }) => pcGoal,
    align: 'right',
    width: 96,
  },
  { id: 'earn', header: t('pointCard.field.earnType'), cell: (card) => ruleText(t, card), width: 168 },
  {
    id: 'pcStatus',
    header: t('pointCard.field.pcStatus'),
    cell: ({ pcStatus }) => <PointCardBadge status={pcStatus} />,
    exportValue: ({ pcStatus }) => t(`pointCard.status.${pcStatus}`),
    sortable: true,
    width: 104,
    cardRole: 'badge',
  },
  figure(t, 'cards', ({ cardCount }) => cardCount),
  figure(t, 'redeemed', ({ redeemedCount }) => redeemedCount),
  figure(t, 'pointsGiven', ({ pointsGiven }) => pointsGiven),
]

export function usePointCardColumns(editPath: (code: string) => string): readonly DataColumn<PointCardRow>[] {
  const { t } = useTranslation()
  return useMemo(() => columnsOf(t, editPath), [t, editPath])
}
