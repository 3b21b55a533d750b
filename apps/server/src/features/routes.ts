import type { Route } from '../http/pipeline/route.ts'
import { accountRoutes } from './platform/account/account.routes.ts'
import { activityLogRoutes } from './platform/activity-log/activity-log.routes.ts'
import { activityRoutes } from './shop/activity/activity.routes.ts'
import { adRoutes } from './advertising/ad/ad.routes.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import { categoryRoutes } from './shop/category/category.routes.ts'
import { codenameRoutes } from './platform/codename/codename.routes.ts'
import { couponRoutes } from './shop/coupon/coupon.routes.ts'
import { deviceRoutes } from './road/device/device.routes.ts'
import { downloadRoutes } from './insight/download/download.routes.ts'
import { reportRoutes } from './insight/report/report.routes.ts'
import { effectRoutes } from './insight/effect/effect.routes.ts'
import { fileRoutes } from './platform/file/file.routes.ts'
import { frontRoutes } from './shop/front/front.routes.ts'
import { gameRoutes } from './road/game/game.routes.ts'
import { liveRoutes } from './road/live/live.routes.ts'
import { lineRoutes } from './shop/line/line.routes.ts'
import { memberLoginRoutes } from './shop/member-login/member-login.routes.ts'
import { memberRoutes } from './shop/member/member.routes.ts'
import { messageRoutes } from './shop/message/message.routes.ts'
import { notificationRoutes } from './insight/notification/notification.routes.ts'
import { orderRoutes } from './shop/order/order.routes.ts'
import { overviewRoutes } from './insight/overview/overview.routes.ts'
import { paymentRoutes } from './advertising/payment/payment.routes.ts'
import { makeGoodRoutes } from './road/make-good/make-good.routes.ts'
import { placeRoutes } from './road/place/place.routes.ts'
import { playboxRoutes } from './road/playbox/playbox.routes.ts'
import { playlistRoutes } from './advertising/playlist/playlist.routes.ts'
import { productRoutes } from './shop/product/product.routes.ts'
import { pointCardRoutes } from './shop/point-card/point-card.routes.ts'
import { touchRoutes } from './shop/touch/touch.routes.ts'
import { storeGameRoutes } from './shop/store-game/store-game.routes.ts'
import { storeQuotaRoutes } from './platform/store-quota/store-quota.routes.ts'
import { recordRoutes } from './road/record/record.routes.ts'
import { routeRoutes } from './road/route/route.routes.ts'
import { screenRoutes } from './road/screen/screen.routes.ts'
import { searchRoutes } from './insight/search/search.routes.ts'
import { secondFactorRoutes } from './platform/second-factor/second-factor.routes.ts'
import { emailAddressRoutes } from './platform/email-address/email-address.routes.ts'
import { sessionRoutes } from './platform/session/session.routes.ts'
import { shopRoutes } from './shop/shop/shop.routes.ts'
import { storeRoutes } from './platform/store/store.routes.ts'
import { streamRoutes } from './road/stream/stream.routes.ts'
import { tagRoutes } from './shop/tag/tag.routes.ts'
import { thirdPartyRoutes } from './platform/third-party/third-party.routes.ts'
import { timetableRoutes } from './road/timetable/timetable.routes.ts'
import { transparencyLogRoutes } from './road/transparency-log/transparency-log.routes.ts'
import { vehicleRoutes } from './road/vehicle/vehicle.routes.ts'

/** Every bound endpoint; a test compares this list with the contract. */
export const routes: Route[] = [
  ...overviewRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...emailAddressRoutes,
  ...storeRoutes,
  ...accountRoutes,
  ...thirdPartyRoutes,
  ...memberRoutes,
  ...memberLoginRoutes,
  ...touchRoutes,
  ...tagRoutes,
  ...lineRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...activityLogRoutes,
  ...auditRoutes,
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
  ...reportRoutes,
  ...playlistRoutes,
  ...deviceRoutes,
  ...makeGoodRoutes,
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
  ...frontRoutes,
  ...storeGameRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...activityRoutes,
  ...liveRoutes,
  ...transparencyLogRoutes,
]
