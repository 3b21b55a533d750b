import { createHash } from 'node:crypto'
import type { PlayboxAd, Programme } from '@lumiroute/contract'

type Playlist = PlayboxAd['playlistOne']
type Item = Playlist['items'][number]

export const hashOf = (name: string) => createHash('sha256').update(name).digest('hex')

let lastId = 0

export const makeItem = (name: string, parts: Partial<Item> = {}): Item => ({
  materialId: (lastId += 1),
  name,
  type: 'image',
  url: `/api/files/${name}`,
  sha256: hashOf(name),
  size: 1000,
  durationMs: 10_000,
  width: 1920,
  height: 1080,
  ...parts,
})

export const makePlaylist = (...names: string[]): Playlist => ({
  id: (lastId += 1),
  name: names.join(' '),
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
