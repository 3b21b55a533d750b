import { deleteAd, isUsedBy, moveTypeCodes, listAds } from '@lumiroute/contract/ad'
import type { Ad, MoveType } from '@lumiroute/contract/ad'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import SportsEsports from '@mui/icons-material/SportsEsportsOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { lazy } from 'react'
import type { ReactNode } from 'react'
import { statusChoices, statusNamed, statusText } from '../../features/advertising/ad/ad-status.tsx'
import { canSend, getEditMode, may } from '../../features/advertising/ad/ad-buttons.ts'
import { adColumns } from '../../features/advertising/ad/ad.columns.tsx'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import { PaymentResult } from '../../features/advertising/payment/payment-result.tsx'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice } from '../kit/filters.tsx'
import { dialog, link, remove } from '../kit/row-actions.tsx'

// Loaded lazily, so that the list does not wait for it.
const SendAndPayDialog = lazy(async () => ({
  default: (await import('../../features/advertising/ad/send-and-pay-dialog.tsx')).SendAndPayDialog,
}))

const ReportDialog = onDemand(
  async () => (await import('../../features/insight/report/report-dialog.tsx')).ReportDialog,
)

const GameDialog = onDemand(async () => (await import('../../features/road/game/game-dialog.tsx')).GameDialog)

/** Its game can be started or watched. */
const hasGame = ({ moveType, onAir }: Ad) => onAir && isUsedBy(moveType.code as MoveType, 'gameId')

const isEditable = (ad: Ad) => getEditMode(ad) !== undefined

/** The ad waits until its store pays and submits it. */
const waitsForStore = (ad: Ad) => canSend(ad) && !['request', 'accept'].includes(ad.payment.statusCode)

const view = (isShown: (ad: Ad) => boolean) =>
  link('view', <VisibilityOutlined />, (ad: Ad, { chosen }) => adPaths.edit(ad, 1, chosen), { isShown })

function WithPaymentResult({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PaymentResult />
    </>
  )
}

export const AdListPage = defineListPage({
  noun: 'ad',
  endpoint: listAds,
  rows: 'adList',
  scope: ({ storeId }) => (storeId === undefined ? undefined : { storeId }),
  columns: adColumns,
  filters: [
    choice('payStatus', [], statusChoices, {
      label: 'ad.field.status',
      all: 'ad.list.allStatuses',
      query: (name) => ({ payStatus: statusNamed(name) }),
    }),
    choice('moveType', moveTypeCodes, 'ad.moveType', { all: 'ad.list.allTypes' }),
  ],
  drawing: <DarkBoard />,
  create: ({ chosen }) => adPaths.create(chosen),
  createNeeds: 'ads.write',
  Frame: WithPaymentResult,
  rowActions: [
    link(
      'edit',
      <EditOutlined />,
      (ad: Ad, { chosen }) => adPaths.edit(ad, getEditMode(ad)?.readonly ?? 0, chosen),
      { isShown: isEditable, label: (ad) => `ad.list.${getEditMode(ad)?.label ?? 'edit'}` },
    ),
    view((ad) => !isEditable(ad)),
    dialog('sendAndPay', <SendOutlined />, (ad: Ad, control) => <SendAndPayDialog ad={ad} {...control} />, {
      refusal: (ad, t) =>
        canSend(ad) ? undefined : t('ad.list.nothingToSend', { status: statusText(t, ad) }),
      isNext: waitsForStore,
      needs: 'ads.write',
    }),
    view(isEditable),
    dialog('game', <SportsEsports />, (ad: Ad, control) => <GameDialog ad={ad} {...control} />, {
      isShown: hasGame,
    }),
    link('records', <Timeline />, ({ id }: Ad, { chosen }) => recordPaths.list(chosen, id), {
      isShown: ({ payment }) => payment.statusCode === 'accept',
    }),
    dialog(
      'report',
      <DescriptionOutlined />,
      ({ id, name, store }: Ad, control) => (
        <ReportDialog subject={{ storeId: store.id, adId: id, name }} {...control} />
      ),
      { isShown: ({ payment }) => payment.statusCode === 'accept', needs: 'reports.read' },
    ),
    remove(
      {
        endpoint: deleteAd,
        stale: [listAds],
        input: ({ id, store }: Ad) => ({ storeId: store.id, adId: id }),
        names: ({ name }: Ad) => ({ name }),
      },
      { isShown: (ad) => may(ad, 'delete') },
    ),
  ],
})
