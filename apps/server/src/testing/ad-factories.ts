import { randomUUID } from 'node:crypto'
import {
  ads,
  devices,
  materials,
  orders,
  places,
  playlists,
  routes,
  timetables,
  vehicles,
} from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { makeFile, makeStore } from './factories.ts'

let counter = 0
const next = () => `${++counter}${Math.random().toString(36).slice(2, 8)}`

const dayMs = 86_400_000
const taipei = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' })
/** The date this many days from today, in Taipei. */
export const dateIn = (deps: Pick<Deps, 'now'>, days: number) =>
  taipei.format(deps.now().getTime() + days * dayMs)

type NewPlaylist = Partial<typeof playlists.$inferInsert> & { images?: number }
export type MadePlaylist = typeof playlists.$inferSelect

/** A playlist of 20-second images; one by default. */
export async function makePlaylist(
  deps: Deps,
  { images = 1, ...given }: NewPlaylist = {},
): Promise<MadePlaylist> {
  const storeId = given.storeId ?? (await makeStore(deps)).id
  const [playlist] = await deps.db
    .insert(playlists)
    .values({ name: `清單 ${next()}`, format: 'image', ...given, storeId })
    .returning()
  for (let position = 1; position <= images; position++)
    await makeMaterial(deps, (playlist as MadePlaylist).id, storeId, position)
  return playlist as MadePlaylist
}

async function makeMaterial(deps: Deps, playlistId: number, storeId: number, position: number) {
  const file = await makeFile(deps, { storeId, kind: 'material', width: 1920, height: 1080 })
  await deps.db.insert(materials).values({
    playlistId,
    position,
    name: `素材 ${position}`,
    fileName: file.uuidName,
    type: 'image',
    mime: file.mime,
    width: file.width,
    height: file.height,
    duration: 20,
    sizeBytes: file.sizeBytes,
  })
}

type NewAd = Partial<typeof ads.$inferInsert>
export type MadeAd = typeof ads.$inferSelect

/** A draft of a moving ad for tomorrow; no order, so neither paid nor unpaid. */
export async function makeAd(deps: Deps, given: NewAd = {}): Promise<MadeAd> {
  const storeId = given.storeId ?? (await makeStore(deps)).id
  const values = {
    name: `廣告 ${next()}`,
    moveType: 'move_play',
    vehicleType: 'car',
    mode: 'basic',
    broadcastDates: [dateIn(deps, 1)],
    ...given,
    storeId,
    playId1: given.playId1 ?? (await makePlaylist(deps, { storeId })).id,
  }
  const [ad] = await deps.db.insert(ads).values(values).returning()
  return ad as MadeAd
}

type NewOrder = Partial<typeof orders.$inferInsert>
export type MadeOrder = typeof orders.$inferSelect

/** The order of an ad; paid unless a status is given. */
export async function makeOrder(deps: Deps, ad: MadeAd, given: NewOrder = {}): Promise<MadeOrder> {
  const paymentStatus = given.paymentStatus ?? 'SUCCESS'
  const [order] = await deps.db
    .insert(orders)
    .values({
      storeId: ad.storeId,
      source: 'AD',
      adId: ad.id,
      adName: ad.name,
      paymentId: `P${randomUUID().replaceAll('-', '').slice(0, 19)}`,
      orderAmount: 8000,
      paidAt: paymentStatus === 'SUCCESS' ? deps.now() : null,
      ...given,
      paymentStatus,
    })
    .returning()
  return order as MadeOrder
}

type NewVehicle = Partial<typeof vehicles.$inferInsert>
export type MadeVehicle = typeof vehicles.$inferSelect

export async function makeVehicle(deps: Deps, given: NewVehicle = {}): Promise<MadeVehicle> {
  const values = { no: `V-${next()}`, vehicleType: 'car', vehicleStatus: 'online', ...given }
  const [vehicle] = await deps.db.insert(vehicles).values(values).returning()
  return vehicle as MadeVehicle
}

/** The timetable of the date's month, every day open for booking. */
export async function makeTimetable(
  deps: Deps,
  vehicleId: number,
  isoDate: string,
  days: string[] = Array.from({ length: 31 }, () => 'online'),
): Promise<typeof timetables.$inferSelect> {
  const [year, month] = isoDate.split('-').map(Number) as [number, number]
  const [timetable] = await deps.db.insert(timetables).values({ vehicleId, year, month, days }).returning()
  return timetable as typeof timetables.$inferSelect
}

type NewDevice = Partial<typeof devices.$inferInsert>

export async function makeDevice(deps: Deps, given: NewDevice = {}): Promise<typeof devices.$inferSelect> {
  const digits = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()
  const values = { macAddr: (digits.match(/../g) as string[]).join(':'), name: '測試裝置', ...given }
  const [device] = await deps.db.insert(devices).values(values).returning()
  return device as typeof devices.$inferSelect
}

type NewPlace = Partial<typeof places.$inferInsert>
export type MadePlace = typeof places.$inferSelect

export async function makePlace(deps: Deps, given: NewPlace = {}): Promise<MadePlace> {
  const values = { name: `地點 ${next()}`, ...given }
  const [place] = await deps.db.insert(places).values(values).returning()
  return place as MadePlace
}

/** A place with one player, as an ad refers to it. */
export async function makeStage(deps: Deps, given: NewPlace = {}) {
  const { id: placeId, name: fixLocation } = await makePlace(deps, given)
  const screen = await makeDevice(deps, { placeId })
  return { placeId, fixLocation, screen }
}

type NewRoute = Partial<typeof routes.$inferInsert>

/** A straight line in Taipei. */
export async function makeRoute(deps: Deps, given: NewRoute = {}): Promise<typeof routes.$inferSelect> {
  const values = {
    code: `R${next()}`,
    name: '測試路線',
    kml: '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>121.5,25.03 121.56,25.03</coordinates></LineString></Placemark></kml>',
    lines: [
      [
        [121.5, 25.03],
        [121.56, 25.03],
      ],
    ] as [number, number][][],
    lengthKm: 6.04,
    pointCount: 2,
    bounds: [121.5, 25.03, 121.56, 25.03],
    ...given,
  }
  const [route] = await deps.db.insert(routes).values(values).returning()
  return route as typeof routes.$inferSelect
}
