import type { Who } from '../e2e/support/fixtures.ts'

export type Shot = {
  name: string
  who: Who
  path: string
  /** The link or button that opens what is shown. */
  open?: string
  /** The heading to scroll to the top. */
  at?: string
  width: number
  height: number
  format?: 'png' | 'webp'
}

/** Every picture of the guide has this size, which the console's page reserves. */
const size = { width: 1280, height: 800, format: 'webp' } as const

/** Narrow menu, to leave more space for the content. */
const narrowMenu = 'layout=vertical-minimal'

const admin = (name: string, path: string, open?: string): Shot => ({
  name,
  who: 'admin',
  path: path + (path.includes('?') ? '&' : '?') + narrowMenu,
  ...(open && { open }),
  ...size,
})
const store = (name: string, path: string, open?: string): Shot => ({
  ...admin(name, path, open),
  who: 'store1',
})

/** By the console's texts: `open` is the button of the first row. */
export const guideShots: readonly Shot[] = [
  { ...admin('first-page', ''), path: '/first-page' },
  admin('dashboard', '/dashboard'),
  admin('live', '/live'),
  { ...admin('route-edit', '/route/list', '編輯路線'), at: '路線' },
  admin('timetable-edit', '/timetable/list', '編輯班表'),
  { ...admin('device-edit', '/device/list?status=online', '編輯裝置'), at: '連線狀態' },
  admin('ad-check', '/adcheck/list', '審核內容'),
  admin('game-list', '/adgame/list'),
  admin('chart', '/chart/cms'),
  store('ad-edit', '/ad/list', '編輯'),
  store('playlist-list', '/playlist/list'),
  store('record-route', '/adrecord/list?state=done', '路線'),
  store('effect-ad', '/effect-ad/list', '成效分析'),
  { ...store('game-settings', '/ad/list?moveType=store_alone_game', '變更'), at: '互動遊戲' },
  { ...store('game-rounds', '/effect-game/list', '成效分析'), at: '場次與重播' },
  store('product-list', '/product/list'),
  { ...store('front-home', ''), path: '/s/TPE001' },
  store('product-edit', '/product/list', '編輯商品'),
  store('shop-order', '/shop-order/list?orderStatus=done', '查看訂單'),
  store('coupon-edit', '/coupon/list', '編輯'),
  store('redeem', '/redeem'),
  store('member', '/member/list', '查看'),
  store('message-edit', '/message/list?status=draft', '編輯'),
  store('download', '/member/download'),
]
