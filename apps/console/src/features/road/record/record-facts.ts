import type { BroadcastRecord } from '@lumiroute/contract/record'
import type { TFunction } from 'i18next'
import { getDay, formatCount, formatTime } from '../../../lib/format/format.ts'

type Times = Pick<BroadcastRecord, 'startDateTime' | 'endDateTime' | 'broadcastDate'>

export const hasStarted = ({ startDateTime }: Pick<Times, 'startDateTime'>) => startDateTime !== null

/** A device that went offline never reported its end, so only today's records count as on air. */
export const isOnAir = ({ startDateTime, endDateTime, broadcastDate }: Times, today = getDay(new Date())) =>
  startDateTime !== null && endDateTime === null && broadcastDate === today

/** HH:mm~HH:mm, the specification's format. */
export const timesText = ({ startDateTime, endDateTime }: Omit<Times, 'broadcastDate'>) =>
  `${formatTime(startDateTime)}~${endDateTime ? formatTime(endDateTime) : ''}`

export const nameText = ({
  adName,
  dateIndex,
  dateTotal,
}: Pick<BroadcastRecord, 'adName' | 'dateIndex' | 'dateTotal'>) => `${adName} (${dateIndex}/${dateTotal})`

/** Delivered out of promised plays; without a promise only the delivered ones. */
export const playsText = ({
  deliveredPlays,
  plannedPlays,
}: Pick<BroadcastRecord, 'deliveredPlays' | 'plannedPlays'>) =>
  plannedPlays === null
    ? formatCount(deliveredPlays)
    : `${formatCount(deliveredPlays)} / ${formatCount(plannedPlays)}`

/** Minutes on screen out of the promised ones. */
export const minutesText = ({
  deliveredMinutes,
  plannedMinutes,
}: Pick<BroadcastRecord, 'deliveredMinutes' | 'plannedMinutes'>) =>
  plannedMinutes === null
    ? formatCount(deliveredMinutes ?? 0)
    : `${formatCount(deliveredMinutes ?? 0)} / ${formatCount(plannedMinutes)}`

/** On a day in progress: what the delivery is compared with. */
export const dueText = (
  t: TFunction,
  { dueMinutes, plannedMinutes }: Pick<BroadcastRecord, 'dueMinutes' | 'plannedMinutes'>,
) =>
  dueMinutes === null || dueMinutes === plannedMinutes
    ? undefined
    : t('record.delivery.due', { minutes: formatCount(dueMinutes) })

/** How many reported plays did not match the approved content, and why; '' if all matched. */
export function rejectedText(t: TFunction, { rejectedPlays }: Pick<BroadcastRecord, 'rejectedPlays'>) {
  if (rejectedPlays.total === 0) return undefined
  const reasons = (['material', 'hash', 'duration'] as const)
    .filter((reason) => rejectedPlays[reason] > 0)
    .map((reason) => t(`record.rejected.${reason}`, { count: rejectedPlays[reason] }))
  return t('record.rejected.total', {
    count: rejectedPlays.total,
    reasons: reasons.join(t('record.rejected.and')),
  })
}

type Signed = Pick<BroadcastRecord, 'reportedPlays' | 'signedPlays'>

/** Signed out of all reported plays. */
export const signedText = ({ reportedPlays, signedPlays }: Signed) =>
  `${formatCount(signedPlays)} / ${formatCount(reportedPlays)}`

/** What the plays without a signature mean; undefined if all have one. */
export const unsignedText = (t: TFunction, { reportedPlays, signedPlays }: Signed) =>
  signedPlays < reportedPlays ? t('record.unsigned', { count: reportedPlays - signedPlays }) : undefined

export const shareText = (pct: number) => `${pct.toFixed(1)}%`

/** 2 小時 5 分, 12 分, 40 秒. */
export function durationText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('record.duration.seconds', { seconds })
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0
    ? t('record.duration.hours', { hours, minutes: minutes % 60 })
    : t('record.duration.minutes', { minutes })
}

const games: readonly string[] = ['fix_game', 'store_alone_game', 'store_united_game']
export const isGame = ({ adMoveType }: Pick<BroadcastRecord, 'adMoveType'>) => games.includes(adMoveType.code)

export const isMoving = ({ adMoveType }: Pick<BroadcastRecord, 'adMoveType'>) =>
  adMoveType.code === 'move_play'

type Measure =
  | 'kmDriven'
  | 'movingSeconds'
  | 'adherencePct'
  | 'peopleTotal'
  | 'peopleMinutes'
  | 'plays'
  | 'deliveredMinutes'
  | 'deliveryPct'

/** Why a figure is unknown. */
export function getReason(t: TFunction, record: BroadcastRecord, measure: Measure): string {
  if (measure === 'deliveryPct') return getDeliveryReason(t, record)
  if (!hasStarted(record)) return t('record.reason.notStarted')
  if (measure === 'plays' || measure === 'deliveredMinutes') return t('record.reason.noPlays')
  if (measure === 'peopleTotal' || measure === 'peopleMinutes') return t('record.reason.noPeople')
  if (!isMoving(record)) return t('record.reason.fixed')
  if (measure === 'adherencePct' && !record.adVehicleRoute) return t('record.reason.noRoute')
  return t('record.reason.noPosition')
}

const getDeliveryReason = (t: TFunction, { plannedMinutes }: BroadcastRecord): string =>
  plannedMinutes === null ? t('record.reason.noPromise') : t('record.reason.notDue')
