import type { ConsolePath } from '@lumiroute/contract'
import type { Link, LinkKind, LinkParams } from '@lumiroute/contract/link'
import { withQuery } from '../../../lib/api/with-query.ts'
import { adCheckPaths, adPaths } from '../../advertising/ad/ad.paths.ts'
import { storePaths } from '../../platform/store/store.paths.ts'
import { devicePaths } from '../../road/device/device.paths.ts'
import { recordPaths } from '../../road/record/record.paths.ts'
import { routePaths } from '../../road/route/route.paths.ts'
import { vehiclePaths } from '../../road/vehicle/vehicle.paths.ts'
import { activityPaths } from '../../shop/activity/activity.paths.ts'
import { couponPaths, pointCardPaths } from '../../shop/coupon/coupon.paths.ts'
import { memberPaths } from '../../shop/member/member.paths.ts'
import { messagePaths } from '../../shop/message/message.paths.ts'
import { shopOrderPaths } from '../../shop/order/shop-order.paths.ts'
import { productPaths } from '../../shop/product/product.paths.ts'
import { effectListPath } from '../effect/effect.paths.ts'

/** A page that has no paths of its own, filtered. */
const page = (path: ConsolePath) => (params: Record<string, string | undefined>) => withQuery(path, params)

const paths: { [Kind in LinkKind]: (params: LinkParams<Kind>) => string } = {
  store: storePaths.edit,
  storeList: (params) => withQuery(storePaths.list, params),
  storeInfo: page('/store/info'),
  lineSettings: ({ store }) => messagePaths.connect(store),
  auditList: (params) => withQuery('/audit/list', params),
  accountList: page('/store/account/list'),
  playlistList: page('/playlist/list'),
  adList: (params) => withQuery(adPaths.list(), params),
  adCheckList: () => adCheckPaths.list,
  transparencyLog: () => '/transparency-log',
  orderList: page('/order/list'),
  recordList: (params) => withQuery(recordPaths.list(), params),
  makeGoodList: page('/make-good/list'),
  gameList: page('/adgame/list'),
  gameEffectList: (params) => withQuery(effectListPath('game'), params),
  route: ({ id }) => routePaths.edit(id),
  vehicle: ({ id }) => vehiclePaths.edit(id),
  device: ({ macAddr }) => devicePaths.edit(macAddr),
  deviceList: (params) => withQuery(devicePaths.list, params),
  shopOrder: ({ orderNo, store }) => shopOrderPaths.detail(orderNo, store),
  shopOrderList: (params) => withQuery(shopOrderPaths.list(), params),
  product: ({ code, store }) => productPaths.edit(code, store),
  productList: (params) => withQuery(productPaths.list(), params),
  activity: ({ code, store }) => activityPaths.edit('activity', code, store),
  banner: ({ code, store }) => activityPaths.edit('banner', code, store),
  coupon: ({ code, store }) => couponPaths.edit(code, store),
  pointCard: ({ code, store }) => pointCardPaths.edit(code, store),
  message: ({ code, store }) => messagePaths.open(code, store),
  member: ({ code, store }) => memberPaths.detail(code, store),
}

/** The URL of the page that a link of the server names. */
export const linkPath = ({ kind, params }: Link): string =>
  (paths[kind] as (params: Link['params']) => string)(params)
