/** Every console URL with a page or a redirect; the server answers 404 to any other. */
export const consolePaths = [
  '/',
  '/account',
  '/account/second-factor',
  '/activity/edit',
  '/activity/list',
  '/ad/edit',
  '/ad/list',
  '/adcheck/edit',
  '/adcheck/list',
  '/adgame/list',
  '/adrecord/list',
  '/adrecord/route',
  '/audit/list',
  '/banner/edit',
  '/banner/list',
  '/category/list',
  '/chart/cms',
  '/checkout',
  '/coupon/edit',
  '/coupon/list',
  '/coupon/usage',
  '/dashboard',
  '/device/edit',
  '/device/list',
  '/effect-ad/detail',
  '/effect-ad/list',
  '/effect-game/detail',
  '/effect-game/list',
  '/first-page',
  '/forgot-password',
  '/g/:roomCode',
  '/guide',
  '/live',
  '/map/kml',
  '/maps',
  '/member/detail',
  '/member/download',
  '/member/list',
  '/message/edit',
  '/message/list',
  '/order/list',
  '/place/edit',
  '/place/list',
  '/playlist/list',
  '/pointcard/edit',
  '/pointcard/list',
  '/pointcard/usage',
  '/product/edit',
  '/product/list',
  '/redeem',
  '/reset-password',
  '/route/edit',
  '/route/list',
  '/shop-order/detail',
  '/shop-order/list',
  '/signin',
  '/signup',
  '/store/account/create',
  '/store/account/list',
  '/store/admin/create',
  '/store/create',
  '/store/edit',
  '/store/info',
  '/store/list',
  '/timetable/edit',
  '/timetable/list',
  '/undo-email',
  '/vehicle/edit',
  '/vehicle/list',
  '/verify-email',
  '/visualization/map/simple',
] as const

export type ConsolePath = (typeof consolePaths)[number]

const isParam = (part: string) => part.startsWith(':')
const getParts = (path: string) => path.toLowerCase().split('/').filter(Boolean)
const known = consolePaths.map((path) => getParts(path))

/** Matches like the console's router: case-insensitive, with or without a trailing slash. */
export function isConsolePath(path: string): boolean {
  const parts = getParts(path)
  return known.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, index) => isParam(part) || part === parts[index]),
  )
}
