import type { MakeGood } from '@lumiroute/contract/make-good'
import type { TFunction } from 'i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { column, money, rowNumber } from '../../../ui/table/columns.tsx'
import { NameLink } from '../../../ui/table/name-link.tsx'
import { minutesText, shareText } from '../record/record-facts.ts'
import { recordPaths } from '../record/record.paths.ts'

const tones = { proposed: 'warning', credited: 'success', rebooked: 'success', declined: 'neutral' } as const

function resultText(t: TFunction, date: (day: string) => string, { state, newDate, reason }: MakeGood) {
  if (state === 'rebooked' && newDate) return t('makeGood.result.rebooked', { date: date(newDate) })
  return reason
}

/** Opens the record, so that the shortfall can be checked. */
function AdLink({ makeGood, canChoose }: { makeGood: MakeGood; canChoose: boolean }) {
  const { recordId: id, adId, adName, store } = makeGood
  const href = recordPaths.route({ id, adId }, canChoose ? store.storeCode : undefined)
  return <NameLink href={href}>{adName}</NameLink>
}

export const makeGoodColumns = ({ canChoose, isAll }: { canChoose: boolean; isAll: boolean }) => [
  rowNumber('no', 48),
  column<MakeGood>('broadcastDate', {
    value: ({ broadcastDate }) => broadcastDate,
    render: ({ broadcastDate }, { date }) => date(broadcastDate),
    sortable: true,
    width: 128,
    cardRole: 'subtitle',
  }),
  column<MakeGood>('adName', {
    value: ({ adName }) => adName,
    render: (makeGood) => <AdLink {...{ makeGood, canChoose }} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  ...(isAll ? [column<MakeGood>('store', { value: ({ store }) => store.storeName })] : []),
  column<MakeGood>('minutes', { value: minutesText, align: 'right', width: 112 }),
  column<MakeGood>('deliveryPct', {
    value: ({ deliveryPct }) => deliveryPct,
    render: ({ deliveryPct }) => shareText(deliveryPct),
    sortable: true,
    align: 'right',
    width: 104,
  }),
  money('credit', { sortable: true, width: 96 }),
  column<MakeGood>('state', {
    value: ({ state }, { t }) => t(`makeGood.state.${state}`),
    render: ({ state }, { t }) => <StatusBadge tone={tones[state]} label={t(`makeGood.state.${state}`)} />,
    width: 96,
    cardRole: 'badge',
  }),
  column<MakeGood>('result', { value: (makeGood, { t, date }) => resultText(t, date, makeGood) }),
]
