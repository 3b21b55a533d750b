import { listPointCards, pointCardStatusCodes, deletePointCard } from '@lumiroute/contract/point-card'
import type { PointCard, PointCardTransition } from '@lumiroute/contract/point-card'
import Block from '@mui/icons-material/BlockOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import type { ReactNode } from 'react'
import { pointCardPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { pointCardReads, useMovePointCard } from '../../features/shop/point-card/move-point-card.ts'
import { linkPointCard } from '../../features/shop/point-card/point-card-link.ts'
import { pointCardColumns } from '../../features/shop/point-card/point-card.columns.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { tabs } from '../kit/filters.tsx'
import type { ListContext } from '../kit/list-context.ts'
import { act, edit, link, remove } from '../kit/row-actions.tsx'
import { copyLink, poster } from '../kit/front-actions.tsx'

function move(id: PointCardTransition, icon: ReactNode) {
  const useMove = ({ storeCode }: ListContext) => useMovePointCard(storeCode, id)
  return act<PointCard>(id, icon, useMove, { isShown: ({ actions }) => actions.includes(id) })
}

export const PointCardListPage = defineListPage({
  noun: 'pointCard',
  endpoint: listPointCards,
  rows: 'pointCardList',
  id: 'pcCode',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: ({ chosen }) => pointCardColumns(chosen),
  filters: [tabs('pcStatus', pointCardStatusCodes, 'pointCard.status', { all: 'pointCard.list.allStates' })],
  drawing: <EmptyShelf />,
  create: ({ chosen }) => pointCardPaths.create(chosen),
  headerActions: [
    { id: 'usage', icon: <HistoryOutlined />, to: ({ chosen }) => pointCardPaths.usage(chosen) },
  ],
  visibleActions: 3,
  rowActions: [
    edit(({ pcCode }: PointCard, { chosen }) => pointCardPaths.edit(pcCode, chosen)),
    link('usage', <HistoryOutlined />, ({ pcCode }: PointCard, { chosen }) =>
      pointCardPaths.usage(chosen, pcCode),
    ),
    copyLink(linkPointCard),
    poster(linkPointCard),
    move('publish', <PlayArrow />),
    move('republish', <PlayArrow />),
    move('end', <Block />),
    remove({
      endpoint: deletePointCard,
      stale: pointCardReads,
      input: ({ pcCode }: PointCard, { storeCode }) => ({ store: storeCode, pcCode }),
      names: ({ pcName }: PointCard) => ({ name: pcName }),
    }),
  ],
})
