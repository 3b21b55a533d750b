import { validationTexts } from '@lumiroute/contract'
import { AdForm, defaultWaitSeconds, isUsedBy, moveTypeCodes, unusedValues } from '@lumiroute/contract/ad'
import type { Ad, MoveType } from '@lumiroute/contract/ad'
import { expect, it } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { AdValuesSchema, newAd, toValues } from './ad-values.ts'
import type { AdValues } from './ad-values.ts'

const filled: AdValues = { ...newAd, name: '春節檔期', playId1: 3, broadcastDate: ['2026-12-01'] }
const star = validationTexts.requiredStar

/** Error messages by field, as the form shows them. */
function findFaults(values: AdValues) {
  const { error } = AdValuesSchema.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

it('has a control for each field of the request, and no other', () => {
  expect(Object.keys(newAd).sort()).toEqual(Object.keys(AdValuesSchema.parse(filled)).sort())
})

it('requires a name, a main playlist and a date', () => {
  expect(findFaults(newAd)).toEqual({ name: star, playId1: star, broadcastDate: star })
  expect(findFaults(filled)).toEqual({})
})

it('requires the fields of a switch that is on, at the field', () => {
  const on = { ...filled, moveType: 'store_streaming', enabled: true } as const
  const wanted = { bannerImage: star, qrcodeUrl: star, streamUrl: star }
  expect(findFaults({ ...on, enabledBanner: true, enabledQrcodeLog: true })).toEqual(wanted)
  expect(findFaults({ ...filled, enabled: true })).toEqual({})
})

const badIn: Partial<Record<MoveType, Partial<AdValues>>> = {
  move_play: { fixLocation: '長'.repeat(101), gameEndUri: 'nowhere', streamUrl: 'nowhere', waitSeconds: -1 },
  fix_play: { gameWinUri: 'nowhere', streamLogUrl: 'nowhere', unitedDeviceId: 'x'.repeat(401) },
}
it.each(Object.entries(badIn))('ignores errors in fields that %s hides', (type, bad) => {
  const moveType = type as MoveType
  expect(findFaults({ ...filled, ...bad, moveType })).toEqual({})
  expect(Object.keys(findFaults({ ...filled, ...bad, moveType: 'fix_game' })).length).toBeGreaterThan(0)
})

it.each(moveTypeCodes)('sends only the fields that %s uses', (moveType) => {
  const all = {
    ...filled,
    moveType,
    routeId: 4,
    fixLocation: '夜市',
    gameId: 2,
    streamUrl: 'https://a.tw',
  } as const
  const { routeId, fixLocation, gameId, streamUrl } = AdValuesSchema.parse(all)
  const isGame = moveType.endsWith('game')
  expect({ routeId, fixLocation, gameId, streamUrl }).toEqual({
    routeId: moveType === 'move_play' ? 4 : null,
    fixLocation: moveType.startsWith('fix') ? '夜市' : '',
    gameId: isGame ? 2 : null,
    streamUrl: moveType === 'store_streaming' ? 'https://a.tw' : '',
  })
})

it('converts the first image, Taipei times and an emptied number for the request', () => {
  const moveType = 'store_streaming'
  const image = { uuidName: '0a1b2c3d-0000-4000-8000-000000000001.png', url: '/x' }
  const sent = AdValuesSchema.parse({
    ...filled,
    moveType,
    bannerImage: [image],
    startAt: '2026-12-01T09:30',
  })
  expect(sent).toMatchObject({
    bannerImage: image.uuidName,
    bannerWidth: null,
    startAt: '2026-12-01T09:30:00+08:00',
  })
})

it('sends back an unchanged ad unchanged', () => {
  const flat = AdForm.parse({
    name: '新品直播',
    moveType: 'store_streaming',
    vehicleType: 'bus',
    mode: 'split',
    playId1: 3,
    playId2: 4,
    screenIds: [7, 9],
    muxToken: '••••1234',
    streamUrl: 'https://stream.mux.com/abc.m3u8',
    enabled: true,
    startAt: '2026-12-01T19:00:00+08:00',
    stopAt: '2026-12-01T21:00:00+08:00',
    bannerWidth: 1920,
    bannerHeight: 160,
    broadcastDate: '2026-12-01,2026-12-03',
    marquee: '八點開播',
    memo: '測試',
  })
  const ad = {
    ...flat,
    moveType: { code: flat.moveType, name: '' },
    vehicle: { type: { code: flat.vehicleType, name: '' }, route: null },
    mode: { code: flat.mode, name: '' },
    playlistOne: { id: 3, name: '' },
    playlistTwo: { id: 4, name: '' },
    game: null,
    screens: [{ id: 7 }, { id: 9 }],
    broadcastDate: flat.broadcastDate.join(','),
  } as unknown as Ad
  expect(AdValuesSchema.parse(toValues(ad))).toEqual(flat)
})

it('opens a new ad as one for cars, with nothing chosen', () => {
  expect(newAd).toEqual({
    name: '',
    moveType: 'move_play',
    vehicleType: 'car',
    mode: 'basic',
    orientation: 'landscape',
    routeId: '',
    placeId: '',
    playId1: '',
    playId2: '',
    gameId: '',
    fixLocation: '',
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
    muxToken: '',
    streamUrl: '',
    streamLogUrl: '',
    enabled: false,
    startAt: '',
    stopAt: '',
    bannerImage: [],
    bannerWidth: undefined,
    bannerHeight: undefined,
    enabledBanner: false,
    enabledQrcodeLog: false,
    qrcodeUrl: '',
    broadcastDate: [],
    marquee: '',
    memo: '',
  })
})

const ref = (code: string) => ({ code, name: '' })
const loaded = {
  ...newAd,
  broadcastDate: '2026-12-01',
  moveType: ref('fix_game'),
  mode: ref('basic'),
  vehicle: { type: ref('car'), route: null },
  playlistOne: null,
  playlistTwo: null,
  game: null,
  placeId: null,
  gameCoupon: null,
  unitedBanner: null,
  bannerImage: null,
  screens: [{ id: 7 }],
  bannerWidth: null,
  bannerHeight: null,
  startAt: null,
  stopAt: null,
} as unknown as Ad

it('shows what an ad does not have as empty fields', () => {
  const screenIds = isUsedBy('fix_game', 'screenIds') ? [7] : []
  const broadcastDate = ['2026-12-01']
  expect(toValues(loaded)).toEqual({ ...newAd, moveType: 'fix_game', screenIds, broadcastDate })
})

it('fills the form with the chosen rows, images and screens of an ad', () => {
  const image = '0a1b2c3d-0000-4000-8000-000000000001.png'
  const ad = {
    ...loaded,
    vehicle: { type: ref('bus'), route: { id: 4 } },
    placeId: 5,
    playlistOne: { id: 1 },
    playlistTwo: { id: 2 },
    game: { id: 3 },
    gameCoupon: 'PRIZE',
    unitedBanner: image,
    bannerImage: image,
    bannerWidth: 10,
    bannerHeight: 20,
  } as unknown as Ad
  expect(toValues(ad)).toMatchObject({
    vehicleType: 'bus',
    routeId: 4,
    placeId: 5,
    playId1: 1,
    playId2: 2,
    gameId: 3,
    gameCoupon: 'PRIZE',
    unitedBanner: [toUploaded(image)],
    bannerImage: [toUploaded(image)],
    bannerWidth: 10,
    bannerHeight: 20,
  })
  const used = moveTypeCodes.find((code) => isUsedBy(code, 'screenIds')) ?? 'move_play'
  const unused = moveTypeCodes.find((code) => !isUsedBy(code, 'screenIds')) ?? 'move_play'
  expect(toValues({ ...ad, moveType: ref(used) }).screenIds).toEqual([7])
  expect(toValues({ ...ad, moveType: ref(unused) }).screenIds).toEqual([])
})
