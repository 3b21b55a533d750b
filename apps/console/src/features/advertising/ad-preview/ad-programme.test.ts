import type { Playlist } from '@lumiroute/contract/playlist'
import { expect, test } from 'vitest'
import { programmeOfAd } from './ad-programme.ts'

const playlist = (id: number): Playlist => ({
  id,
  storeId: 1,
  name: `清單 ${id}`,
  format: 'image',
  resolution: '1920x1080',
  duration: 20,
  totalFileSize: 1,
  totalFileCount: 1,
  materials: [
    {
      id: id * 10,
      name: '春節',
      type: 'image',
      format: 'png',
      resolution: '1920x1080',
      duration: 7.5,
      fileSize: 1,
      fileName: 'a.png',
      fileURL: '/api/files/a.png',
    },
  ],
  usedBy: [],
  updatedAt: '2026-11-15T00:00:00Z',
  version: 1,
  actions: [],
})
const playlists = [playlist(1), playlist(2)]
const item = (id: number) => ({
  key: String(id * 10),
  type: 'image',
  url: '/api/files/a.png',
  durationMs: 7500,
  name: '春節',
})

test('an ad without a main playlist has no preview', () => {
  expect(programmeOfAd({}, playlists)).toBeNull()
  expect(programmeOfAd({ playId1: 9, mode: 'split', playId2: 1 }, playlists)).toBeNull()
})

test('uses the second playlist only if the mode shows it', () => {
  const ad = { playId1: 1, playId2: 2 }
  expect(programmeOfAd({ ...ad, mode: 'basic' }, playlists)).toMatchObject({ main: [item(1)], second: [] })
  expect(programmeOfAd({ ...ad, mode: 'rotate', orientation: 'portrait' }, playlists)).toMatchObject({
    mode: 'rotate',
    orientation: 'portrait',
    main: [item(1)],
    second: [item(2)],
  })
})

test('draws banner and QR code if they are switched on and filled in', () => {
  const filled = { playId1: 1, bannerImage: 'b.png', bannerWidth: 960, qrcodeUrl: 'https://example.tw' }
  expect(programmeOfAd(filled, playlists)).toMatchObject({ banner: null, qr: null, marquee: '' })
  expect(
    programmeOfAd({ ...filled, enabledBanner: true, enabledQrcodeLog: true, marquee: '八折' }, playlists),
  ).toMatchObject({
    banner: { url: '/api/files/b.png', width: 960, height: null },
    qr: { url: 'https://example.tw' },
    marquee: '八折',
  })
  expect(programmeOfAd({ playId1: 1, enabledBanner: true, enabledQrcodeLog: true }, playlists)).toMatchObject(
    {
      banner: null,
      qr: null,
    },
  )
})
