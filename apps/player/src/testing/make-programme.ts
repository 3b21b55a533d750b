import { createHash } from 'node:crypto'
import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'

type Playlist = PlayboxAd['playlistOne']
type Item = Playlist['items'][number]

export const hashSha256 = (name: string) => createHash('sha256').update(name).digest('hex')

let lastId = 0

export const makeItem = (name: string, parts: Partial<Item> = {}): Item => ({
  materialId: (lastId += 1),
  name,
  type: 'image',
  url: `/api/files/${name}`,
  sha256: hashSha256(name),
  size: 1000,
  durationMs: 10_000,
  width: 1920,
  height: 1080,
  ...parts,
})

export const makePlaylist = (...names: string[]): Playlist => ({
  id: (lastId += 1),
  name: names.join(' '),
  format: 'image',
  items: names.map((name) => makeItem(name)),
})

export const makeAd = (id: number, parts: Partial<PlayboxAd> = {}): PlayboxAd => ({
  id,
  recordId: id * 10,
  name: `ad ${id}`,
  moveType: 'car',
  mode: 'basic',
  orientation: 'landscape',
  marquee: '',
  playlistOne: makePlaylist(`ad${id}-a`, `ad${id}-b`),
  playlistTwo: null,
  banner: null,
  qrUrl: null,
  stream: null,
  storeGame: null,
  ...parts,
})

/** A game with a room opened at the given time: one minute of waiting, ten of playing. */
export function makeRoom(openedMs: number): Pick<PlayboxAd, 'moveType' | 'storeGame'> {
  const at = (seconds: number) => new Date(openedMs + seconds * 1000).toISOString()
  const room = { code: 'ABC234', joinUrl: 'https://lumiroute.example/g/ABC234', gameId: 2 }
  return {
    moveType: 'store_united_game',
    storeGame: {
      gameId: 2,
      unitedRoomId: 'PIER',
      unitedDeviceId: 'AA:BB:CC:DD:EE:FF',
      unitedBanner: null,
      waitSeconds: 60,
      gameEndUri: '',
      gameWinUri: '',
      room: { ...room, openedAt: at(0), startsAt: at(60), endsAt: at(660) },
    },
  }
}

export const makeProgramme = (parts: Partial<Programme> = {}): Programme => ({
  device: { macAddr: 'AA:BB:CC:DD:EE:FF', name: 'Box', kind: 'player', location: '', vehicleNo: null },
  timeZone: 'Asia/Taipei',
  version: 'v1',
  pollSeconds: 60,
  contactHours: 72,
  ad: null,
  days: [],
  defaultPlay1: makePlaylist('default-a', 'default-b'),
  defaultPlay2: null,
  ...parts,
})
