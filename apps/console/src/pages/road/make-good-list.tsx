import {
  listMakeGoods,
  type MakeGood,
  type MakeGoodAction,
  makeGoodStates,
} from '@lumiroute/contract/make-good'
import Block from '@mui/icons-material/BlockOutlined'
import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import Savings from '@mui/icons-material/SavingsOutlined'
import { DeclineDialog } from '../../features/road/make-good/decline-dialog.tsx'
import { makeGoodColumns } from '../../features/road/make-good/make-good.columns.tsx'
import { RebookDialog } from '../../features/road/make-good/rebook-dialog.tsx'
import { useCredit } from '../../features/road/make-good/use-credit.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice } from '../kit/filters.tsx'
import { act, dialog } from '../kit/row-actions.tsx'

const ifOffered = (action: MakeGoodAction) => ({
  isShown: ({ actions }: MakeGood) => actions.includes(action),
})

export const MakeGoodListPage = defineListPage({
  noun: 'makeGood',
  endpoint: listMakeGoods,
  rows: 'makeGoodList',
  scope: ({ isAll, storeId }) => (isAll ? {} : storeId === undefined ? undefined : { storeId }),
  hasAllStores: 'first',
  columns: makeGoodColumns,
  hidden: { wide: [], medium: ['no'], narrow: ['no', 'minutes'] },
  filters: [choice('state', makeGoodStates, 'makeGood.state', { all: 'makeGood.list.allStates' })],
  drawing: <QuietCalendar />,
  rowActions: [
    act('credit', <Savings />, useCredit, ifOffered('credit')),
    dialog(
      'rebook',
      <EventRepeat />,
      (makeGood: MakeGood, control) => <RebookDialog makeGood={makeGood} {...control} />,
      ifOffered('rebook'),
    ),
    dialog(
      'decline',
      <Block />,
      (makeGood: MakeGood, control) => <DeclineDialog makeGood={makeGood} {...control} />,
      ifOffered('decline'),
    ),
  ],
})
