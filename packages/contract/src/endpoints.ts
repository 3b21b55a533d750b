import * as account from './platform/account/account.endpoints.ts'
import * as activity from './shop/activity/activity.endpoints.ts'
import * as activityLog from './platform/activity-log/activity-log.endpoints.ts'
import * as ad from './advertising/ad/ad.endpoints.ts'
import * as audit from './platform/audit/audit.endpoints.ts'
import * as category from './shop/category/category.endpoints.ts'
import * as codename from './platform/codename/codename.endpoints.ts'
import * as coupon from './shop/coupon/coupon.endpoints.ts'
import * as device from './road/device/device.endpoints.ts'
import * as download from './insight/download/download.endpoints.ts'
import * as effect from './insight/effect/effect.endpoints.ts'
import * as funnel from './insight/effect/funnel.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as file from './platform/file/file.endpoints.ts'
import * as front from './shop/front/front.endpoints.ts'
import * as game from './road/game/game.endpoints.ts'
import * as gameRoom from './road/game/room.endpoints.ts'
import * as line from './shop/line/line.endpoints.ts'
import * as live from './road/live/live.endpoints.ts'
import * as member from './shop/member/member.endpoints.ts'
import * as memberLogin from './shop/member/login.endpoints.ts'
import * as memberOwnProfile from './shop/member/own-profile.endpoints.ts'
import * as memberSignIn from './shop/member/sign-in.endpoints.ts'
import * as message from './shop/message/message.endpoints.ts'
import * as notification from './insight/notification/notification.endpoints.ts'
import * as order from './shop/order/order.endpoints.ts'
import * as shopOrder from './shop/order/shop-order.endpoints.ts'
import * as dashboard from './insight/overview/dashboard.endpoints.ts'
import * as overview from './insight/overview/overview.endpoints.ts'
import * as payment from './advertising/payment/payment.endpoints.ts'
import * as makeGood from './road/make-good/make-good.endpoints.ts'
import * as place from './road/place/place.endpoints.ts'
import * as playboxGame from './road/playbox/playbox-game.endpoints.ts'
import * as playbox from './road/playbox/playbox.endpoints.ts'
import * as playlist from './advertising/playlist/playlist.endpoints.ts'
import * as product from './shop/product/product.endpoints.ts'
import * as pointCard from './shop/point-card/point-card.endpoints.ts'
import * as storeQuota from './platform/store-quota/store-quota.endpoints.ts'
import * as record from './road/record/record.endpoints.ts'
import * as report from './insight/report/report.endpoints.ts'
import * as route from './road/route/route.endpoints.ts'
import * as screen from './road/screen/screen.endpoints.ts'
import * as search from './insight/search/search.endpoints.ts'
import * as secondFactor from './platform/second-factor/second-factor.endpoints.ts'
import * as secondFactorSignIn from './platform/second-factor/second-factor-sign-in.endpoints.ts'
import * as session from './platform/session/session.endpoints.ts'
import * as ownSession from './platform/session/own-session.endpoints.ts'
import * as password from './platform/session/password.endpoints.ts'
import * as register from './platform/session/register.endpoints.ts'
import * as emailAddress from './platform/email-address/email-address.endpoints.ts'
import * as shop from './shop/shop/shop.endpoints.ts'
import * as store from './platform/store/store.endpoints.ts'
import * as storeGame from './shop/store-game/store-game.endpoints.ts'
import * as stream from './road/stream/stream.endpoints.ts'
import * as tag from './shop/tag/tag.endpoints.ts'
import * as thirdParty from './platform/third-party/third-party.endpoints.ts'
import * as timetable from './road/timetable/timetable.endpoints.ts'
import * as transparencyLog from './road/transparency-log/transparency-log.endpoints.ts'
import * as vehicle from './road/vehicle/vehicle.endpoints.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** Every endpoint: the server must bind all of them; the API reference and the contract tests cover them. */
export const endpoints: readonly Endpoint[] = [
  overview,
  dashboard,
  session,
  secondFactor,
  secondFactorSignIn,
  register,
  password,
  ownSession,
  emailAddress,
  store,
  account,
  thirdParty,
  file,
  activityLog,
  audit,
  member,
  memberSignIn,
  memberLogin,
  memberOwnProfile,
  tag,
  line,
  notification,
  search,
  codename,
  playbox,
  playboxGame,
  game,
  gameRoom,
  playlist,
  device,
  place,
  screen,
  vehicle,
  timetable,
  route,
  order,
  shopOrder,
  payment,
  ad,
  storeQuota,
  record,
  makeGood,
  stream,
  effect,
  funnel,
  download,
  report,
  category,
  product,
  activity,
  coupon,
  pointCard,
  message,
  shop,
  front,
  storeGame,
  live,
  transparencyLog,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))
