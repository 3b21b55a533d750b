import { z } from 'zod'
import { Flag, Id, IsoDate, Moment, RequiredText, Text } from '../../fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { isStreamAddress, maxMuxToken, muxPlaybackId, muxTokenForm, streamTexts } from '../../stream-rules.ts'
import { isMasked } from '../../platform/third-party/third-party.endpoints.ts'
import { validationTexts as say } from '../../validation.ts'
import {
  defaultWaitSeconds,
  gameDifficultyCodes,
  gameNameCodes,
  gameSeconds,
  maxBroadcastDates,
  maxGameDailyPlays,
  maxGameWinScore,
  maxScreens,
  moveTypeCodes,
  orientationCodes,
  playModeCodes,
  vehicleTypeCodes,
} from './ad-codes.ts'
import { isUsedBy, type TypedField, unusedValues } from './ad-uses.ts'

/** 0, a drop-down's placeholder, and '' mean no choice. */
const nothing = (value: unknown) =>
  value === 0 || value === '0' || value === '' || value === undefined ? null : value
const NoneOr = <S extends z.ZodType>(schema: S) => z.preprocess(nothing, schema.nullable())
const Chosen = z.preprocess((value) => nothing(value) ?? undefined, z.int(say.requiredStar).pipe(Id))

const Url = Text(500)
  .refine((text) => text === '' || /^https?:\/\/[^\s]+$/i.test(text), say.url)
  .default('')

const StreamUrl = Text(500)
  .refine((text) => text === '' || isStreamAddress(text), streamTexts.streamUrl)
  .default('')
const MuxToken = Text(maxMuxToken)
  .refine((text) => text === '' || isMasked(text) || muxTokenForm.test(text), streamTexts.muxToken)
  .default('')

const SecondsWithin = (min: number, max: number) =>
  z.int(say.seconds(min, max)).min(min, say.seconds(min, max)).max(max, say.seconds(min, max))
const UpTo = (max: number) =>
  z.int(say.amount(0, max)).min(0, say.amount(0, max)).max(max, say.amount(0, max))
const maxPixels = 10_000
const Pixels = NoneOr(
  z.int(say.pixels(maxPixels)).min(1, say.pixels(maxPixels)).max(maxPixels, say.pixels(maxPixels)),
)

/** On the wire `2026-12-01,2026-12-02`; a list is accepted too. Sorted. */
const BroadcastDates = z
  .union([z.string(say.requiredStar).max(200), z.array(z.string().max(20)).max(31)], say.requiredStar)
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((date) => date.trim()).filter(Boolean),
  )
  .pipe(
    z
      .array(IsoDate)
      .min(1, say.requiredStar)
      .max(maxBroadcastDates, say.broadcastDates(maxBroadcastDates))
      .refine((dates) => new Set(dates).size === dates.length, say.sameDate),
  )
  .transform((dates) => [...dates].sort())

const AdFields = z.object({
  name: RequiredText(100, { required: say.requiredStar }),
  moveType: z.enum(moveTypeCodes, say.requiredStar),
  /** The specification requires it for every type of ad, also where no vehicle is involved. */
  vehicleType: z.enum(vehicleTypeCodes, say.requiredStar),
  routeId: NoneOr(Id),
  /** The place of a fixed ad; if given, `fixLocation` is set to its name. */
  placeId: NoneOr(Id).default(null),
  fixLocation: Text(100).default(''),
  mode: z.enum(playModeCodes, say.requiredStar),
  playId1: Chosen,
  playId2: NoneOr(Id),
  gameId: NoneOr(z.int().min(1).max(4)),
  gameEndUri: Url,
  gameWinUri: Url,
  gameSeconds: SecondsWithin(gameSeconds.min, gameSeconds.max).default(gameSeconds.usual),
  gameDifficulty: z.enum(gameDifficultyCodes).default('normal'),
  /** From this score a player wins; 0: the best one wins. */
  gameWinScore: UpTo(maxGameWinScore).default(0),
  gameNames: z.enum(gameNameCodes).default('preset'),
  /** Code of the coupon that winners get. */
  gameCoupon: NoneOr(Text(50)).default(null),
  /** Rounds per phone and day; 0: any number. */
  gameDailyPlays: UpTo(maxGameDailyPlays).default(0),
  unitedRoomId: Text(50).default(''),
  /** The screens of an in-store ad; if given, `unitedDeviceId` is set to their MAC addresses. */
  screenIds: z.array(Id).max(maxScreens).default([]),
  unitedDeviceId: Text(400).default(''),
  unitedBanner: NoneOr(FileName),
  waitSeconds: SecondsWithin(0, 3600).default(defaultWaitSeconds),
  orientation: z.enum(orientationCodes).default('landscape'),
  muxToken: MuxToken,
  streamUrl: StreamUrl,
  enabled: Flag.default(false),
  startAt: NoneOr(Moment),
  stopAt: NoneOr(Moment),
  streamLogUrl: StreamUrl,
  bannerImage: NoneOr(FileName),
  bannerWidth: Pixels,
  bannerHeight: Pixels,
  enabledBanner: Flag.default(false),
  enabledQrcodeLog: Flag.default(false),
  qrcodeUrl: Url,
  broadcastDate: BroadcastDates,
  marquee: Text(200).default(''),
  memo: Text(1000).default(''),
})
type AdFields = z.output<typeof AdFields>

/** `field` is required if the switch is on, and is reported even while other fields are invalid. */
type Demand = { field: 'bannerImage' | 'streamUrl' | 'qrcodeUrl'; on: (ad: Partial<AdFields>) => boolean }
const demands: Demand[] = [
  { field: 'bannerImage', on: ({ enabledBanner }) => enabledBanner === true },
  { field: 'streamUrl', on: ({ moveType, enabled }) => moveType === 'store_streaming' && enabled === true },
  { field: 'qrcodeUrl', on: ({ enabledQrcodeLog }) => enabledQrcodeLog === true },
]

function dropUnused(ad: AdFields): AdFields {
  const unused = (Object.keys(unusedValues) as TypedField[]).filter((field) => !isUsedBy(ad.moveType, field))
  const blanks = Object.fromEntries(unused.map((field) => [field, unusedValues[field]]))
  return { ...ad, ...blanks, playId2: ad.mode === 'basic' ? null : ad.playId2 }
}

/** `ad_data`: flat on the wire; fields that the move type does not use are dropped. */
export const AdForm = AdFields.superRefine((ad, context) => {
  for (const { field, on } of demands)
    if (on(ad) && !ad[field]) context.addIssue({ code: 'custom', path: [field], message: say.requiredStar })
  if (ad.startAt && ad.stopAt && Date.parse(ad.stopAt) <= Date.parse(ad.startAt))
    context.addIssue({ code: 'custom', path: ['stopAt'], message: say.stopAfterStart })
  if (ad.moveType === 'store_streaming' && ad.muxToken && ad.streamUrl && !muxPlaybackId(ad.streamUrl))
    context.addIssue({ code: 'custom', path: ['muxToken'], message: streamTexts.muxStream })
}).transform(dropUnused)
export type AdForm = z.output<typeof AdForm>

const Coded = z.object({ code: z.string(), name: z.string() })
const Named = z.object({ id: Id, name: z.string() }).nullable()

const Payment = z.object({
  statusCode: z.string(),
  statusName: z.string(),
  review: z.string(),
  pay: z.string(),
  paymentId: z.string().nullable(),
  orderAmount: z.int().nullable(),
  /** Why it was rejected or withdrawn. */
  reason: z.string(),
  submittedAt: z.string().nullable(),
  reviewedAt: z.string().nullable(),
})

const AdScreen = z.object({
  id: Id,
  macAddr: z.string(),
  name: z.string(),
  place: z.object({ id: Id, name: z.string() }).nullable(),
  store: z.object({ id: Id, storeName: z.string() }).nullable(),
  /** Dates on which the screen is booked for this ad; none before approval. */
  dates: z.array(z.string()),
})

export const Ad = z.object({
  id: Id,
  name: z.string(),
  moveType: Coded,
  vehicle: z.object({ type: Coded, route: Named }),
  placeId: Id.nullable(),
  fixLocation: z.string(),
  mode: Coded,
  playlistOne: Named,
  playlistTwo: Named,
  game: Named,
  gameEndUri: z.string(),
  gameWinUri: z.string(),
  gameSeconds: z.int(),
  gameDifficulty: z.enum(gameDifficultyCodes),
  gameWinScore: z.int(),
  gameNames: z.enum(gameNameCodes),
  gameCoupon: z.string().nullable(),
  gameDailyPlays: z.int(),
  unitedRoomId: z.string(),
  unitedDeviceId: z.string(),
  unitedBanner: z.string().nullable(),
  waitSeconds: z.int(),
  orientation: z.string(),
  muxToken: z.string(),
  streamUrl: z.string(),
  enabled: z.boolean(),
  startAt: z.string().nullable(),
  stopAt: z.string().nullable(),
  streamLogUrl: z.string(),
  bannerImage: z.string().nullable(),
  bannerWidth: z.int().nullable(),
  bannerHeight: z.int().nullable(),
  enabledBanner: z.boolean(),
  enabledQrcodeLog: z.boolean(),
  qrcodeUrl: z.string(),
  broadcastDate: z.string(),
  marquee: z.string(),
  memo: z.string(),
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }),
  payment: Payment,
  /** What the caller may do with it now. */
  actions: z.array(z.string()),
  /** The approved version keeps playing while a change waits for review. */
  onAir: z.boolean(),
  hasOpenChange: z.boolean(),
  /** The booked vehicle of each date. */
  bookings: z.array(z.object({ date: z.string(), vehicleId: Id, vehicleNo: z.string() })),
  /** The screens that play a fixed or in-store ad: those booked, otherwise those chosen or at its place. */
  screens: z.array(AdScreen),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Ad = z.infer<typeof Ad>
