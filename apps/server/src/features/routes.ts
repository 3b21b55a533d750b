import type { Route } from '../http/route.ts'
import { accountRoutes } from './account/account.routes.ts'
import { activityLogRoutes } from './activity-log/activity-log.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { adRoutes } from './ad/ad.routes.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { codenameRoutes } from './codename/codename.routes.ts'
import { couponRoutes } from './coupon/coupon.routes.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { downloadRoutes } from './download/download.routes.ts'
import { effectRoutes } from './effect/effect.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { gameRoutes } from './game/game.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { lineRoutes } from './line/line.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { messageRoutes } from './message/message.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { placeRoutes } from './place/place.routes.ts'
import { playboxRoutes } from './playbox/playbox.routes.ts'
import { playlistRoutes } from './playlist/playlist.routes.ts'
import { productRoutes } from './product/product.routes.ts'
import { pointCardRoutes } from './point-card/point-card.routes.ts'
import { storeQuotaRoutes } from './store-quota/store-quota.routes.ts'
import { recordRoutes } from './record/record.routes.ts'
import { routeRoutes } from './route/route.routes.ts'
import { screenRoutes } from './screen/screen.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import { storeRoutes } from './store/store.routes.ts'
import { streamRoutes } from './stream/stream.routes.ts'
import { tagRoutes } from './tag/tag.routes.ts'
import { thirdPartyRoutes } from './third-party/third-party.routes.ts'
import { timetableRoutes } from './timetable/timetable.routes.ts'
import { vehicleRoutes } from './vehicle/vehicle.routes.ts'

/** Every bound endpoint; a test holds this list against the contract's. */
export const routes: Route[] = [
  ...overviewRoutes,
  ...sessionRoutes,
  ...storeRoutes,
  ...accountRoutes,
  ...thirdPartyRoutes,
  ...memberRoutes,
  ...tagRoutes,
  ...lineRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...activityLogRoutes,
  ...fileRoutes,
  ...adRoutes,
  ...codenameRoutes,
  ...playboxRoutes,
  ...gameRoutes,
  ...storeQuotaRoutes,
  ...recordRoutes,
  ...streamRoutes,
  ...effectRoutes,
  ...downloadRoutes,
  ...playlistRoutes,
  ...deviceRoutes,
  ...placeRoutes,
  ...screenRoutes,
  ...vehicleRoutes,
  ...timetableRoutes,
  ...routeRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...couponRoutes,
  ...pointCardRoutes,
  ...messageRoutes,
  ...shopRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...activityRoutes,
  ...liveRoutes,
]
