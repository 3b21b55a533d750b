import { validationTexts } from '@lumiroute/contract'
import { AdForm, moveTypeCodes } from '@lumiroute/contract/ad'
import type { Ad, MoveType } from '@lumiroute/contract/ad'
import { expect, it } from 'vitest'
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
