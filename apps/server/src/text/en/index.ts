import * as codeNames from '@lumiroute/contract/text/code-names/en'
import {
  error,
  invoiceValidation,
  pointCardValidation,
  productValidation,
  streamValidation,
  validation,
} from '@lumiroute/contract/text/en'
import type { TranslationOf } from '@lumiroute/contract/text'
import type { zhTW } from '../zh-TW/index.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { activityLog } from './activity-log.ts'
import { ad, adAction } from './ad.ts'
import { audit } from './audit.ts'
import { category } from './category.ts'
import { common } from './common.ts'
import { coupon } from './coupon.ts'
import { device } from './device.ts'
import { emailAddress } from './email-address.ts'
import { file } from './file.ts'
import { front } from './front.ts'
import { http } from './http.ts'
import { importTable } from './import-table.ts'
import { line } from './line.ts'
import { mail } from './mail.ts'
import { member } from './member.ts'
import { memberSheet } from './member-sheet.ts'
import { message } from './message.ts'
import { outbound } from './outbound.ts'
import { payment } from './payment.ts'
import { makeGood } from './make-good.ts'
import { place } from './place.ts'
import { playbox } from './playbox.ts'
import { playlist } from './playlist.ts'
import { pointCard } from './point-card.ts'
import { product } from './product.ts'
import { productSheet } from './product-sheet.ts'
import { record } from './record.ts'
import { report } from './report.ts'
import { route } from './route.ts'
import { secondFactor, secondFactorChange } from './second-factor.ts'
import { session } from './session.ts'
import { store } from './store.ts'
import { storeGame } from './store-game.ts'
import { storeQuota } from './store-quota.ts'
import { tag } from './tag.ts'
import { thirdParty } from './third-party.ts'
import { vehicle } from './vehicle.ts'
import { download, gameEnd, paymentType, people, sheet } from './sheet.ts'
import { overview } from './overview.ts'
import { order } from './order.ts'
import { timetable } from './timetable.ts'
import { transparencyLog } from './transparency-log.ts'
import { screen } from './screen.ts'
import { game } from './game.ts'

export const en: TranslationOf<typeof zhTW> = {
  error,
  validation,
  streamValidation,
  productValidation,
  invoiceValidation,
  pointCardValidation,
  account,
  ...codeNames,
  activity,
  activityLog,
  audit,
  category,
  common,
  coupon,
  file,
  front,
  http,
  line,
  mail,
  member,
  memberSheet,
  message,
  outbound,
  payment,
  product,
  secondFactor,
  secondFactorChange,
  session,
  store,
  storeGame,
  storeQuota,
  tag,
  thirdParty,
  ad,
  adAction,
  playlist,
  vehicle,
  route,
  makeGood,
  place,
  device,
  emailAddress,
  playbox,
  record,
  report,
  pointCard,
  importTable,
  productSheet,
  download,
  gameEnd,
  paymentType,
  people,
  sheet,
  overview,
  order,
  timetable,
  transparencyLog,
  screen,
  game,
}
