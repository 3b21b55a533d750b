import type { MemberCard } from '@lumiroute/contract/point-card'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { ShareBar } from '../../../ui/share-bar.tsx'
import { column, text } from '../../../ui/table/columns.tsx'
import { MemberCardBadge } from './point-card-state.tsx'

const day = (id: 'issuedAt' | 'lastEarnAt' | 'expireAt') =>
  column<MemberCard>(id, {
    value: (card) => card[id],
    render: (card) => <DateTime at={card[id]} show="date" />,
    sortable: true,
    width: 128,
  })

export const memberCardColumns = [
  text('cardNo', { mono: true, width: 152, hideable: false, cardRole: 'subtitle' }),
  column<MemberCard>('mbrName', {
    header: 'pointCard.field.member',
    value: ({ mbrCode }) => mbrCode,
    render: ({ mbrName, mbrCode }) => mbrName || <MonoCode>{mbrCode}</MonoCode>,
    width: 128,
    cardRole: 'title',
  }),
  text('pcName', { header: 'pointCard.field.card' }),
  column<MemberCard>('points', {
    value: ({ points }) => points,
    render: ({ points, goal }) => <ShareBar value={points} of={goal} />,
    sortable: true,
    width: 128,
  }),
  column<MemberCard>('state', {
    value: ({ state }, { t }) => t(`pointCard.state.${state}`),
    render: ({ state }) => <MemberCardBadge state={state} />,
    width: 104,
    cardRole: 'badge',
  }),
  day('issuedAt'),
  day('lastEarnAt'),
  day('expireAt'),
]
