import type { Direction } from '@lumiroute/contract/place'
import type { Position } from '@lumiroute/geo'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { devices, places } from '@lumiroute/server/db/schema/index.ts'
import type { PlacePhoto } from './place-picture.ts'

export const makeMac = (series: number, at: number) =>
  `3C:5A:B4:${[series, 0x20, at + 1].map((n) => n.toString(16).toUpperCase().padStart(2, '0')).join(':')}`

const placeSeries = 0x50
const storeSeries = 0x60

type DemoPlace = {
  name: string
  address: string
  /** Longitude, latitude. */
  at: Position
  panel: [number, number]
  direction: Direction
  screens: string[]
  photo: PlacePhoto
}

export const demoPlaces: DemoPlace[] = [
  {
    name: '信義威秀廣場',
    address: '台北市信義區松壽路 20 號',
    at: [121.5672, 25.0357],
    panel: [1920, 1080],
    direction: 's',
    screens: ['威秀廣場大螢幕'],
    photo: { sky: 'night', ground: 'plaza', poster: 'cafe-beans.webp' },
  },
  {
    name: '台北車站南廣場',
    address: '台北市中正區北平西路 3 號',
    at: [121.517, 25.0466],
    panel: [1080, 1920],
    direction: 'sw',
    screens: ['南廣場直立螢幕'],
    photo: { sky: 'morning', ground: 'plaza', poster: 'cafe-osmanthus.webp' },
  },
  {
    name: '高雄夢時代',
    address: '高雄市前鎮區中華五路 789 號',
    at: [120.3068, 22.5957],
    panel: [1920, 1080],
    direction: 'w',
    screens: ['夢時代水舞螢幕'],
    photo: { sky: 'dusk', ground: 'water', poster: 'harbour-banquet.webp' },
  },
  {
    name: '駁二藝術特區',
    address: '高雄市鹽埕區大勇路 1 號',
    at: [120.2822, 22.6205],
    panel: [1280, 720],
    direction: 'e',
    screens: ['駁二倉庫螢幕'],
    photo: { sky: 'morning', ground: 'water', poster: 'harbour-landed.webp' },
  },
  {
    name: '台中逢甲商圈',
    address: '台中市西屯區文華路 100 號',
    at: [120.6466, 24.1788],
    panel: [1280, 720],
    direction: 'nw',
    screens: ['逢甲街角螢幕', '逢甲巷口螢幕'],
    photo: { sky: 'night', ground: 'lane', poster: 'platform-seen.webp' },
  },
]

/** Screens in stores. */
const storeScreens = [
  ['TPE001', '吧台螢幕'],
  ['TPE001', '騎樓螢幕'],
  ['KHH001', '入口螢幕'],
  ['KHH001', '包廂螢幕'],
] as const

/** MAC addresses of a demo store's own screens. */
export const screensOfStore = (storeCode: string): string[] =>
  storeScreens.flatMap(([code], at) => (code === storeCode ? [makeMac(storeSeries, at)] : []))

export type Play = { defaultPlayId1: number | null; defaultPlayId2: number | null }

/** Places with their screens, and the stores' own screens. */
export async function loadDemoScreens(
  tx: Tx,
  play: Play,
  storeIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = demoPlaces.map(({ name, address, at: [longitude, latitude], panel, direction }) => ({
    name,
    address,
    latitude,
    longitude,
    panelWidth: panel[0],
    panelHeight: panel[1],
    direction,
  }))
  const made = await tx.insert(places).values(rows).returning({ id: places.id, name: places.name })
  const placeIds = new Map(made.map(({ id, name }) => [name, id]))
  const atPlaces = demoPlaces.flatMap(({ name: place, screens }) =>
    screens.map((name) => ({ name, placeId: placeIds.get(place) ?? null })),
  )
  const inStores = storeScreens.flatMap(([code, name], at) => {
    const storeId = storeIds.get(code)
    return storeId === undefined ? [] : [{ macAddr: makeMac(storeSeries, at), name, storeId }]
  })
  await tx.insert(devices).values([
    ...atPlaces.map((screen, at) => ({
      ...screen,
      ...play,
      macAddr: makeMac(placeSeries, at),
      storeId: null,
    })),
    ...inStores.map((screen) => ({ ...screen, ...play, placeId: null })),
  ])
}
