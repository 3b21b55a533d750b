import { error, productValidation, streamValidation, validation } from '@lumiroute/contract/text/zh-TW'
import { account } from './account.ts'
import { activityCategory } from './activity-category.ts'
import { activity } from './activity.ts'
import { activityLog } from './activity-log.ts'
import { category } from './category.ts'
import { common } from './common.ts'
import { coupon } from './coupon.ts'
import { file } from './file.ts'
import { http } from './http.ts'
import { line } from './line.ts'
import { mail } from './mail.ts'
import { member } from './member.ts'
import { memberSheet } from './member-sheet.ts'
import { message } from './message.ts'
import { payment } from './payment.ts'
import { product } from './product.ts'
import { session } from './session.ts'
import { store } from './store.ts'
import { storeQuota } from './store-quota.ts'
import { tag } from './tag.ts'
import { thirdParty } from './third-party.ts'
import { ad, adAction, adStatus, vehicleType } from './ad.ts'
import { playlist } from './playlist.ts'
import { vehicle } from './vehicle.ts'
import { route } from './route.ts'
import { place } from './place.ts'
import { device } from './device.ts'
import { playbox } from './playbox.ts'
import { record } from './record.ts'

export const zhTW = {
  error,
  validation,
  streamValidation,
  productValidation,
  account,
  activityCategory,
  activity,
  activityLog,
  category,
  common,
  coupon,
  file,
  http,
  line,
  mail,
  member,
  memberSheet,
  message,
  payment,
  product,
  session,
  store,
  storeQuota,
  tag,
  thirdParty,
  ad,
  adAction,
  adStatus,
  vehicleType,
  playlist,
  vehicle,
  route,
  place,
  device,
  playbox,
  record,
} as const
