import { listPointCardUsage, memberCardStateCodes } from '@lumiroute/contract/point-card'
import type { MemberCard } from '@lumiroute/contract/point-card'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { usePointCardChoices } from '../../features/shop/point-card/list-point-cards.ts'
import { memberCardColumns } from '../../features/shop/point-card/member-card.columns.tsx'
import { readCode } from '../../lib/format/read-code.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, day, readChoice } from '../kit/filters.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { dialog } from '../kit/row-actions.tsx'

const LedgerDrawer = onDemand(
  async () => (await import('../../features/shop/point-card/ledger-drawer.tsx')).LedgerDrawer,
)

const useCards = ({ storeCode }: ListContext) => usePointCardChoices(storeCode)

export const PointCardUsagePage = defineListPage({
  noun: 'pointCard',
  texts: {
    title: 'pointCard.usage.title',
    purpose: 'pointCard.usage.purpose',
    search: 'pointCard.usage.search',
    empty: 'pointCard.usage.empty',
    emptyText: 'pointCard.usage.emptyText',
  },
  endpoint: listPointCardUsage,
  rows: 'pointCardUsageList',
  id: 'cardNo',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: memberCardColumns,
  hidden: { medium: [], narrow: ['issuedAt', 'expireAt'] },
  filters: [
    readChoice('pcCode', useCards, {
      label: 'pointCard.field.card',
      all: 'pointCard.usage.allCards',
      read: readCode,
    }),
    choice('state', memberCardStateCodes, 'pointCard.state', { all: 'pointCard.usage.allStates' }),
    day('from', { label: 'pointCard.field.startDay' }),
    day('to', { label: 'pointCard.field.endDay' }),
  ],
  drawing: <QuietCalendar />,
  rowActions: [
    dialog(
      'ledger',
      <ReceiptLong />,
      ({ cardNo }: MemberCard, control, { storeCode }) => (
        <LedgerDrawer {...{ cardNo, storeCode }} {...control} />
      ),
      { label: 'pointCard.usage.ledger' },
    ),
  ],
})
