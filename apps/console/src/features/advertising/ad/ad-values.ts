import { AdForm, defaultWaitSeconds, isUsedBy, unusedValues } from '@lumiroute/contract/ad'
import type {
  Ad,
  GameDifficulty,
  GameNames,
  MoveType,
  Orientation,
  PlayMode,
  TypedField,
  VehicleType,
} from '@lumiroute/contract/ad'
import { z } from 'zod'
import { toMoment, toWallTime } from '../../../lib/format/moment.ts'
import { toUploaded } from '../../platform/store/store-images.ts'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { getDates } from './broadcast-dates.ts'

/** A select holds '' when nothing is chosen; a number field is undefined while empty. */
type ChosenId = number | ''
type Figure = number | undefined

/** Form state: images as upload results, times as clock text, dates as a list. */
export type AdValues = {
  name: string
  moveType: MoveType
  vehicleType: VehicleType
  routeId: ChosenId
  placeId: ChosenId
  fixLocation: string
  mode: PlayMode
  playId1: ChosenId
  playId2: ChosenId
  gameId: ChosenId
  gameEndUri: string
  gameWinUri: string
  gameSeconds: Figure
  gameDifficulty: GameDifficulty
  gameWinScore: Figure
  gameNames: GameNames
  gameCoupon: string
  gameDailyPlays: Figure
  unitedRoomId: string
  screenIds: number[]
  unitedDeviceId: string
  unitedBanner: Uploaded[]
  waitSeconds: Figure
  orientation: Orientation
  muxToken: string
  streamUrl: string
  enabled: boolean
  startAt: string
  stopAt: string
  streamLogUrl: string
  bannerImage: Uploaded[]
  bannerWidth: Figure
  bannerHeight: Figure
  enabledBanner: boolean
  enabledQrcodeLog: boolean
  qrcodeUrl: string
  broadcastDate: string[]
  marquee: string
  memo: string
}

export const newAd: AdValues = {
  name: '',
  moveType: 'move_play',
  vehicleType: 'car',
  routeId: '',
  placeId: '',
  fixLocation: '',
  mode: 'basic',
  playId1: '',
  playId2: '',
  gameId: '',
  gameEndUri: '',
  gameWinUri: '',
  gameSeconds: unusedValues.gameSeconds,
  gameDifficulty: 'normal',
  gameWinScore: 0,
  gameNames: 'preset',
  gameCoupon: '',
  gameDailyPlays: 0,
  unitedRoomId: '',
  screenIds: [],
  unitedDeviceId: '',
  unitedBanner: [],
  waitSeconds: defaultWaitSeconds,
  orientation: 'landscape',
  muxToken: '',
  streamUrl: '',
  enabled: false,
  startAt: '',
  stopAt: '',
  streamLogUrl: '',
  bannerImage: [],
  bannerWidth: undefined,
  bannerHeight: undefined,
  enabledBanner: false,
  enabledQrcodeLog: false,
  qrcodeUrl: '',
  broadcastDate: [],
  marquee: '',
  memo: '',
}

const images = (uuidName: string | null) => (uuidName ? [toUploaded(uuidName)] : [])

export const toValues = (ad: Ad): AdValues => ({
  name: ad.name,
  moveType: ad.moveType.code as MoveType,
  vehicleType: ad.vehicle.type.code as VehicleType,
  routeId: ad.vehicle.route?.id ?? '',
  placeId: ad.placeId ?? '',
  fixLocation: ad.fixLocation,
  mode: ad.mode.code as PlayMode,
  playId1: ad.playlistOne?.id ?? '',
  playId2: ad.playlistTwo?.id ?? '',
  gameId: ad.game?.id ?? '',
  gameEndUri: ad.gameEndUri,
  gameWinUri: ad.gameWinUri,
  gameSeconds: ad.gameSeconds,
  gameDifficulty: ad.gameDifficulty,
  gameWinScore: ad.gameWinScore,
  gameNames: ad.gameNames,
  gameCoupon: ad.gameCoupon ?? '',
  gameDailyPlays: ad.gameDailyPlays,
  unitedRoomId: ad.unitedRoomId,
  screenIds: isUsedBy(ad.moveType.code as MoveType, 'screenIds') ? ad.screens.map(({ id }) => id) : [],
  unitedDeviceId: ad.unitedDeviceId,
  unitedBanner: images(ad.unitedBanner),
  waitSeconds: ad.waitSeconds,
  orientation: ad.orientation as Orientation,
  muxToken: ad.muxToken,
  streamUrl: ad.streamUrl,
  enabled: ad.enabled,
  startAt: toWallTime(ad.startAt),
  stopAt: toWallTime(ad.stopAt),
  streamLogUrl: ad.streamLogUrl,
  bannerImage: images(ad.bannerImage),
  bannerWidth: ad.bannerWidth ?? undefined,
  bannerHeight: ad.bannerHeight ?? undefined,
  enabledBanner: ad.enabledBanner,
  enabledQrcodeLog: ad.enabledQrcodeLog,
  qrcodeUrl: ad.qrcodeUrl,
  broadcastDate: getDates(ad),
  marquee: ad.marquee,
  memo: ad.memo,
})

/** An invisible error in a field hidden by the ad type would block the form. */
function withoutHidden(values: AdValues, wire: z.input<typeof AdForm>): z.input<typeof AdForm> {
  const hidden = (Object.keys(unusedValues) as TypedField[]).filter(
    (name) => !isUsedBy(values.moveType, name),
  )
  return { ...wire, ...Object.fromEntries(hidden.map((name) => [name, unusedValues[name]])) }
}

function toWire(values: AdValues): z.input<typeof AdForm> {
  const { unitedBanner, bannerImage, startAt, stopAt, ...rest } = values
  return withoutHidden(values, {
    ...rest,
    startAt: toMoment(startAt),
    stopAt: toMoment(stopAt),
    unitedBanner: unitedBanner[0]?.uuidName ?? null,
    bannerImage: bannerImage[0]?.uuidName ?? null,
  })
}

/** The contract's form schema, applied to the form state. */
export const AdValuesSchema = z.custom<AdValues>().transform(toWire).pipe(AdForm)
