import { createAd, updateAd } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import { listCoupons } from '@lumiroute/contract/coupon'
import { listPlaces } from '@lumiroute/contract/place'
import { listPlaylists } from '@lumiroute/contract/playlist'
import { listProducts } from '@lumiroute/contract/product'
import { listRoutes } from '@lumiroute/contract/route'
import { getScreenAvailability, listScreens } from '@lumiroute/contract/screen'
import { getMe } from '@lumiroute/contract/session'
import { getAvailability } from '@lumiroute/contract/timetable'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getDay } from '../../../lib/format/format.ts'
import { addDays } from '../../../lib/format/month.ts'
import { loadTexts } from '../../../lib/text.ts'
import { adParts } from '../../../pages/advertising/ad-parts.ts'
import * as page from '../../../testing/form-page.tsx'
import { UserGate } from '../../platform/session/current-user.tsx'
import { AdForm } from './ad-form.tsx'

const tomorrow = addDays(getDay(new Date()), 1)
const screens = [{ id: 5, name: '櫃檯', macAddr: 'AA', place: null, status: 'online' }]
const coupon = (cpnCode: string, type: string, rest = {}) => ({
  cpnCode,
  cpnTitle: `券 ${cpnCode}`,
  cpnIssue: { type, gameId: null },
  cpnStatus: 'running',
  isOver: false,
  ...rest,
})
const coupons = [
  coupon('WIN', 'game_win'),
  coupon('GOLF', 'game_win', { cpnIssue: { type: 'game_win', gameId: 3 } }),
  coupon('DRAFT', 'game_win', { cpnStatus: 'draft' }),
  coupon('OVER', 'game_win', { isOver: true }),
  coupon('CLAIM', 'claim'),
]
const answers: page.Answers = [
  [listCoupons, { couponList: coupons, total: coupons.length }],
  [getMe, { user: { id: 7, roles: ['ROLE_STORE'], storeCode: 'TPE001' } }],
  [listPlaylists, { playlistList: [{ id: 3, name: '早餐', totalFileCount: 2, materials: [] }] }],
  [listProducts, { productList: [{ prodCode: 'LATTE', prodName: '拿鐵' }] }],
  [listRoutes, { routeList: [] }],
  [listPlaces, { placeList: [] }],
  [listScreens, { screenList: screens }],
  [getAvailability, { availability: [{ date: tomorrow, free: 2, total: 2, waiting: 0 }] }],
  [getScreenAvailability, { availability: [] }],
  [createAd, { message: '已新增廣告', ad: {} }],
  [updateAd, { message: '已更新廣告', ad: {} }],
]

beforeEach(async () => {
  await loadTexts('common')
  await loadTexts('ads')
})

async function open(given: { ad?: Ad; mode?: 'all' | 'content' } = {}) {
  const { ad, mode = 'all' } = given
  const store = { id: 1, code: 'TPE001' }
  page.openForm(
    (done) => (
      <UserGate waiting={null}>
        <AdForm
          {...{ store, mode }}
          {...(ad && { ad })}
          parts={adParts}
          playlistPath="/playlist/list"
          onDone={done}
          onCancel={done}
        />
      </UserGate>
    ),
    answers,
  )
  await page.findField('廣告名稱')
}
const getDayButton = (day: string) => document.querySelector(`[data-day="${day}"]`) as HTMLElement
async function fillRequired() {
  page.fill('廣告名稱', '週年慶')
  await page.choose('主要播放清單', /早餐/)
  fireEvent.click(getDayButton(tomorrow))
}
const save = () => page.click('儲存廣告')

it('asks for name, playlist and a date, and sends nothing without them', async () => {
  await open()
  save()
  await waitFor(() => expect(page.getHelp('廣告名稱')).toBe('**必填'))
  expect(page.getHelp('主要播放清單')).toBe('**必填')
  expect(screen.getAllByText('**必填')).toHaveLength(3)
  expect(page.sentTo(createAd)).toEqual([])
})

it('sends a new ad, shows the answer and goes to the list', async () => {
  await open()
  await fillRequired()
  save()
  const { ad_data, storeId } = await page.findSent(createAd)
  expect(storeId).toBe(1)
  expect(ad_data).toMatchObject({
    name: '週年慶',
    moveType: 'move_play',
    playId1: 3,
    broadcastDate: [tomorrow],
  })
  const result = await screen.findByRole('dialog', { name: '[廣告更新]' })
  expect(result.textContent).toContain('已新增廣告')
  fireEvent.click(within(result).getByRole('button'))
  await screen.findByText('the list')
})

it('shows what each type needs', async () => {
  await open()
  expect([page.hasField('車輛路線'), page.hasField('水果射擊')]).toEqual([true, false])
  await page.choose('類型', '定點遊戲')
  expect([page.hasField('車輛路線'), page.hasField('水果射擊'), page.hasField('遊戲結束網址')]).toEqual([
    false,
    true,
    true,
  ])
  await screen.findByRole('group', { name: /播放地點/ })
  await page.choose('類型', '店家直播')
  expect([page.hasField('水果射擊'), page.hasField('直播網址')]).toEqual([false, true])
  await screen.findByRole('checkbox', { name: '櫃檯' })
})

it('asks for addresses only while their switch is on', async () => {
  await open()
  await fillRequired()
  await page.choose('類型', '店家直播')
  page.toggle('啟用直播')
  expect(page.hasField('QR Code 導向網址')).toBe(false)
  page.toggle('顯示 QR Code 並記錄掃描')
  save()
  await waitFor(() => expect(page.getHelp('直播網址')).toBe('**必填'))
  expect(page.getHelp('QR Code 導向網址')).toBe('**必填')
  expect(page.sentTo(createAd)).toEqual([])
})

it('leads the QR code to a product of the own front', async () => {
  await open()
  await fillRequired()
  page.toggle('顯示 QR Code 並記錄掃描')
  page.toggle('自己的店家前台')
  await page.choose('前台頁面', '商品')
  await page.chooseChip('選擇商品', '拿鐵')
  save()
  const { ad_data } = await page.findSent(createAd)
  expect(ad_data).toMatchObject({ qrcodeUrl: `${location.origin}/s/TPE001/products/LATTE` })
})

it('offers a second playlist in a mode that uses one', async () => {
  await open()
  expect(page.hasField('次要播放清單')).toBe(false)
  await page.choose('模式', /雙區/)
  expect(page.hasField('次要播放清單')).toBe(true)
})

it('shows a refusal of the server at its field', async () => {
  await open()
  page.answerWith(createAd, page.refuseFields({ 'ad_data.name': '名稱已存在' }))
  await fillRequired()
  save()
  await waitFor(() => expect(page.getHelp('廣告名稱')).toBe('名稱已存在'))
})

it('asks before unsaved changes are lost', async () => {
  await open()
  page.fill('廣告名稱', '週年慶')
  await page.expectUnsavedGuard()
})

const coded = (code: string) => ({ code, name: code })
const paid = {
  id: 9,
  name: '開幕',
  moveType: coded('move_play'),
  vehicle: { type: coded('car'), route: null },
  placeId: null,
  mode: coded('basic'),
  playlistOne: { id: 3, name: '早餐' },
  playlistTwo: null,
  game: null,
  waitSeconds: 60,
  orientation: 'landscape',
  enabled: false,
  startAt: null,
  stopAt: null,
  unitedBanner: null,
  bannerImage: null,
  bannerWidth: null,
  bannerHeight: null,
  enabledBanner: false,
  enabledQrcodeLog: false,
  ...Object.fromEntries(
    'fixLocation gameEndUri gameWinUri unitedRoomId unitedDeviceId muxToken streamUrl streamLogUrl qrcodeUrl marquee memo'
      .split(' ')
      .map((name) => [name, '']),
  ),
  broadcastDate: tomorrow,
  screens: [],
  bookings: [],
  store: { id: 1, storeName: '光點', storeCode: 'TPE001' },
  payment: { statusCode: 'paid', statusName: '', review: '', pay: 'paid', reason: '' },
  actions: ['editContent'],
  version: 2,
} as unknown as Ad

it('locks type, vehicle type and dates of a paid ad, and still saves its content', async () => {
  await open({ ad: paid, mode: 'content' })
  for (const label of ['類型', '車輛類型']) {
    expect(page.getField(label).getAttribute('aria-disabled')).toBe('true')
    expect(page.getHelp(label)).toBe('已付款的廣告無法變更此項目')
  }
  expect(getDayButton(tomorrow).getAttribute('aria-disabled')).toBe('true')
  page.fill('跑馬燈', '買一送一')
  save()
  const { adId, version, ad_data } = await page.findSent(updateAd)
  expect({ adId, version, ad_data }).toMatchObject({
    adId: 9,
    version: 2,
    ad_data: { marquee: '買一送一', broadcastDate: [tomorrow] },
  })
})

it('sets the rules and the prize of a game', async () => {
  await open()
  await fillRequired()
  await page.choose('類型', '店家單機遊戲')
  expect(page.getHelp('獲勝分數')).toBe('填 0 時，最高分的人獲勝')
  page.toggle('水果射擊')
  page.toggle('困難')
  page.fill('每局秒數', '180')
  expect(page.getHelp('獲勝分數')).toContain('約得 830～1,100 分')
  page.fill('獲勝分數', '300')
  page.fill('每支手機每日次數', '3')
  page.toggle('玩家自己取名')
  fireEvent.mouseDown(page.getField('獎品優惠券'))
  const list = await screen.findByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['沒有獎品', '券 WIN'])
  fireEvent.click(within(list).getByRole('option', { name: '券 WIN' }))
  save()
  const { ad_data } = await page.findSent(createAd)
  expect(ad_data).toMatchObject({
    gameId: 4,
    gameSeconds: 180,
    gameDifficulty: 'hard',
    gameWinScore: 300,
    gameNames: 'free',
    gameCoupon: 'WIN',
    gameDailyPlays: 3,
  })
})

it('refuses a round that is too short or too long', async () => {
  await open()
  await fillRequired()
  await page.choose('類型', '定點遊戲')
  page.fill('每局秒數', '59')
  save()
  await waitFor(() => expect(page.getHelp('每局秒數')).toMatch(/60.*180/))
  expect(page.sentTo(createAd)).toEqual([])
})
