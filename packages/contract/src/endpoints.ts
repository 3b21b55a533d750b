import * as account from './account/account.endpoints.ts'
import * as activity from './activity/activity.endpoints.ts'
import * as activityLog from './activity-log/activity-log.endpoints.ts'
import * as ad from './ad/ad.endpoints.ts'
import * as category from './category/category.endpoints.ts'
import * as codename from './codename/codename.endpoints.ts'
import * as coupon from './coupon/coupon.endpoints.ts'
import * as device from './device/device.endpoints.ts'
import * as download from './download/download.endpoints.ts'
import * as effect from './effect/effect.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as file from './file/file.endpoints.ts'
import * as game from './game/game.endpoints.ts'
import * as line from './line/line.endpoints.ts'
import * as live from './live/live.endpoints.ts'
import * as member from './member/member.endpoints.ts'
import * as memberSignIn from './member/sign-in.endpoints.ts'
import * as message from './message/message.endpoints.ts'
import * as notification from './notification/notification.endpoints.ts'
import * as order from './order/order.endpoints.ts'
import * as shopOrder from './order/shop-order.endpoints.ts'
import * as dashboard from './overview/dashboard.endpoints.ts'
import * as overview from './overview/overview.endpoints.ts'
import * as payment from './payment/payment.endpoints.ts'
import * as place from './place/place.endpoints.ts'
import * as playboxGame from './playbox/playbox-game.endpoints.ts'
import * as playbox from './playbox/playbox.endpoints.ts'
import * as playlist from './playlist/playlist.endpoints.ts'
import * as product from './product/product.endpoints.ts'
import * as pointCard from './point-card/point-card.endpoints.ts'
import * as storeQuota from './store-quota/store-quota.endpoints.ts'
import * as record from './record/record.endpoints.ts'
import * as route from './route/route.endpoints.ts'
import * as screen from './screen/screen.endpoints.ts'
import * as search from './search/search.endpoints.ts'
import * as session from './session/session.endpoints.ts'
import * as shop from './shop/shop.endpoints.ts'
import * as store from './store/store.endpoints.ts'
import * as stream from './stream/stream.endpoints.ts'
import * as tag from './tag/tag.endpoints.ts'
import * as thirdParty from './third-party/third-party.endpoints.ts'
import * as timetable from './timetable/timetable.endpoints.ts'
import * as vehicle from './vehicle/vehicle.endpoints.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** Every endpoint of the product: what the server must bind, and what the reference and the walks cover. */
export const endpoints: readonly Endpoint[] = [
  overview,
  dashboard,
  session,
  store,
  account,
  thirdParty,
  file,
  activityLog,
  member,
  memberSignIn,
  tag,
  line,
  notification,
  search,
  codename,
  playbox,
  playboxGame,
  game,
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
  stream,
  effect,
  download,
  category,
  product,
  activity,
  coupon,
  pointCard,
  message,
  shop,
  live,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))
