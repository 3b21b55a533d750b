import { z } from 'zod'
import { moveTypeCodes } from '../../advertising/ad/ad-codes.ts'
import { ownStore, ownStoreIfNamed, ownThing } from '../../access.ts'
import { OnScreen } from '../device/device.endpoints.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, IdInPath, IsoDate } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'

const Coded = z.object({ code: z.string(), name: z.string() })
const Named = z.object({ id: Id, name: z.string() }).nullable()

export const recordActions = ['viewRoute', 'viewImages', 'viewEffect', 'download'] as const

/** What was delivered of the promise that the approval made for the date. Unknown is null, never zero. */
export const AdDelivery = z.object({
  /** Promised for the whole date; null for games and streams, whose plays cannot be planned. */
  plannedPlays: z.int().nullable(),
  plannedMinutes: z.int().nullable(),
  /** What of it was due by now: all of it once the date is over. */
  duePlays: z.int().nullable(),
  dueMinutes: z.int().nullable(),
  deliveredPlays: z.int(),
  /** Minutes with an approved item on screen. */
  deliveredMinutes: z.int().nullable(),
  /** Delivered part of what was due, 0 to 100. */
  playsPct: z.number().nullable(),
  minutesPct: z.number().nullable(),
  /** The smallest known part: plays, minutes, and the driven route (90 % is full). Null before anything is due. */
  deliveryPct: z.number().nullable(),
})

/** The result of one date of an approved ad. Unknown is null, never zero. */
export const BroadcastRecord = z.object({
  id: Id,
  adId: Id,
  adName: z.string(),
  adMoveType: Coded,
  broadcastDate: z.string(),
  adBroadcastDate: z.string(),
  /** Index among the ad's dates: (n/total) after the name. */
  dateIndex: z.int(),
  dateTotal: z.int(),
  adPlayId1: Named,
  adVehicleType: Coded,
  adVehicleRoute: Named,
  adFixLocation: z.string(),
  vehicle: z.object({ id: Id, no: z.string() }).nullable(),
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }),
  startDateTime: z.string().nullable(),
  endDateTime: z.string().nullable(),
  /** A signed link, valid for ten minutes. */
  imagePath: z.string().nullable(),
  imageUpdatedAt: z.string().nullable(),
  ...AdDelivery.shape,
  /** All plays that a box reported, and those of them with a place in a signed chain. */
  reportedPlays: z.int(),
  signedPlays: z.int(),
  /** Plays that do not match the approved version, by reason; none of them counts as delivered. */
  rejectedPlays: z.object({ total: z.int(), material: z.int(), hash: z.int(), duration: z.int() }),
  kmDriven: z.number().nullable(),
  movingSeconds: z.int().nullable(),
  /** Share of the booked route that was driven, 0 to 100. */
  adherencePct: z.number().nullable(),
  /** Sum of all counts; grows with how often the sensor counts. */
  peopleTotal: z.int().nullable(),
  /** People times the minutes that they were counted for (method ots-2). */
  peopleMinutes: z.int().nullable(),
  qrScans: z.int(),
  sampleCount: z.int(),
  /** What a screen currently shows of this record; null if none does. */
  onScreen: OnScreen.nullable(),
  /** Before the broadcast starts there is nothing to look at. */
  actions: z.array(z.enum(recordActions)),
})
export type BroadcastRecord = z.infer<typeof BroadcastRecord>

/**
 * Today's state of a broadcast; noVehicle: a date within two weeks that no vehicle can drive; notStarted:
 * approved, its day (of the last week) came and nothing was played.
 */
export const recordStates = ['waiting', 'running', 'done', 'noVehicle', 'notStarted'] as const
export type RecordState = (typeof recordStates)[number]

export const listRecords = endpoint({
  id: 'record.list',
  method: 'POST',
  path: '/ad/record/query',
  summary: 'Lists broadcast records, newest first.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adRecord',
  polling: 60,
  body: z.object({
    storeId: Id.optional(),
    moveType: z.enum(moveTypeCodes).optional(),
    adId: Id.optional(),
    recordId: Id.optional(),
    broadcastDate: IsoDate.optional(),
    /** Days of the broadcast, inclusive. */
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    state: z.enum(recordStates).optional(),
    /** Only games, or everything else: the two performance lists. */
    kind: z.enum(['ad', 'game']).optional(),
    ...listFields(['id', 'adName', 'broadcastDate', 'startDateTime', 'peopleTotal', 'peopleMinutes']),
  }),
  answer: z.object({ adBroadcastRecordList: z.array(BroadcastRecord), total: Total }),
})

const OfRecord = { storeId: Id, adId: Id, recordId: Id }

export const RecordDetail = z.object({
  recordTime: z.string(),
  currentLatitude: z.number().nullable(),
  currentLongitude: z.number().nullable(),
  currentTemp: z.number().nullable(),
  currentHumidity: z.number().nullable(),
  isRainy: z.boolean().nullable(),
  peopleCount: z.int().nullable(),
})

export const getRecordDetail = endpoint({
  id: 'record.getDetail',
  method: 'POST',
  path: '/ad/record/detail',
  summary: 'Gets every sample of a record, oldest first.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adRecord',
  body: z.object({ ...OfRecord, ...listFields(['recordTime']) }),
  answer: z.object({ adBroadcastRecordDetailList: z.array(RecordDetail), total: Total }),
  errors: ['NOT_FOUND'],
})

/** Columns of differences to the last known value (see `unpackColumn`): a tenth of the size of rows. */
export const Track = z.object({
  /** Unix milliseconds of the first sample. */
  from: z.int(),
  /** Since `from`. */
  seconds: z.array(z.int()),
  /** In 0.00001 degrees; null without a position. */
  lat: z.array(z.int().nullable()),
  lng: z.array(z.int().nullable()),
  people: z.array(z.int().nullable()),
  /** Tenths of a degree. */
  temp: z.array(z.int().nullable()),
  humidity: z.array(z.int().nullable()),
  rainy: z.array(z.int().nullable()),
})

/** Longitude, latitude. */
const Place = z.tuple([z.number(), z.number()])

export const getRecordTrack = endpoint({
  id: 'record.getTrack',
  method: 'POST',
  path: '/ad/record/track',
  summary: 'Gets the samples of a record in compact form; thinned if points is given.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adRecord',
  polling: 480,
  body: z.object({ ...OfRecord, points: z.int().min(2).max(100_000).optional() }),
  answer: z.object({
    track: Track,
    route: z.array(z.array(Place)),
    /** Parts of the booked route of more than 200 m that were not driven; null if unknown. */
    routeGaps: z.array(z.object({ metres: z.int(), line: z.array(Place) })).nullable(),
    /** Share of the broadcast near a sample with people; the same value as in its performance page. */
    coveragePct: z.number().nullable(),
    imageList: z.array(z.object({ at: z.string(), imagePath: z.string() })),
  }),
  errors: ['NOT_FOUND'],
})

export const getRecordKml = endpoint({
  id: 'record.getKml',
  method: 'GET',
  path: '/ad/{adId}/record/{recordId}/kml',
  summary: 'Gets the driven track as KML with times (gx:Track).',
  access: ownThing('ad', 'params.adId'),
  permission: 'reports.read',
  category: 'adRecord',
  params: z.object({ adId: IdInPath, recordId: IdInPath }),
  answer: { binary: 'application/vnd.google-earth.kml+xml' },
  errors: ['NOT_FOUND'],
  audit: 'export.track',
})
