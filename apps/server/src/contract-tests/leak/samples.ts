import { showTicket } from '@lumiroute/contract/coupon'
import type { TestApp } from '../../testing/test-app.ts'
import type { Fields } from '../call-parts.ts'
import type { Filled } from './fill-store.ts'
import { markOf } from './marks.ts'

type Sample = (store: Filled, t: TestApp) => Fields | Promise<Fields>

const recordAsId: Sample = ({ names }) => ({ id: names.recordId })
const storeAsId: Sample = ({ names }) => ({ id: names.storeId })

/** Inputs that the names of fields alone do not give, for either store. */
export const samples: Record<string, Sample> = {
  'account.getFirst': storeAsId,
  'coupon.lookUp': async ({ names, callers }, t) => {
    const { store, ticketNo } = names as { store: string; ticketNo: string }
    const by = { authorization: callers.member }
    return { code: (await t.call(showTicket, { store, ticketNo }, undefined, by)).body.code }
  },
  'download.adEffect': recordAsId,
  'download.gameEffect': recordAsId,
  'download.record': recordAsId,
  'message.count': () => ({ target: { type: 'all' } }),
  'order.isPaid': ({ names }) => ({ orderNo: names.orderNo }),
  'route.getKml': ({ names }) => ({ id: names.routeId }),
  'search.find': ({ mark }) => ({ q: markOf(mark) }),
  'store.get': storeAsId,
}

/** They cannot succeed here; calls with things of another store are still made. */
export const needsMore: Record<string, string> = {
  'game.start': 'needs a screen that is online and has the game today',
  'game.startWithKey': 'needs a screen that is online and has the game today',
  'game.stop': 'ends the room, so that a second call finds none',
  'member.finishLogin': 'needs a login that LINE sent back',
  'message.getQuota': 'asks LINE',
  'payment.notifyEcpay': 'exists only with ECPay',
  'payment.returnEcpay': 'exists only with ECPay',
  'report.download': 'needs a report',
  'session.findPasswordLink': 'needs the token of a mail',
  'stream.open': 'needs an ad with a key of Mux',
  'stream.preview': 'needs an ad with a key of Mux',
}

/** Their answers hold no text that a store has entered: numbers, times, codes, files and the platform's own things. */
export const showsNoText = new Set([
  'coupon.show',
  'effect.ad',
  'effect.funnel',
  'effect.outcomes',
  'file.downloadStoreImage',
  'file.get',
  'front.countVisit',
  'game.list',
  'message.count',
  'notification.list',
  'order.count',
  'order.isPaid',
  'overview.getConfig',
  'overview.getHealth',
  'place.list',
  'pointCard.getCode',
  'pointCard.listMyLedger',
  'record.getDetail',
  'record.getTrack',
  'report.list',
  'route.getKml',
  'route.list',
  'screen.getAvailability',
  'session.list',
  'shop.getSettings',
  'shop.getShipping',
  'storeGame.getStats',
  'storeQuota.get',
  'tag.preview',
  'timetable.getAvailability',
  'transparencyLog.mail.get',
])

/** They show a person whole; everything else masks it. */
export const showsPeople = new Set([
  'member.get',
  'member.getOwn',
  'order.get',
  'order.getMine',
  'order.listMine',
])

/** Their answers differ from call to call, or list what all stores share. */
export const changesByItself = new Set([
  'activityLog.download',
  'activityLog.parseCms',
  // Calls of members and visits.
  'activityLog.parseFrontend',
  'audit.export',
  'audit.list',
  'coupon.lookUp',
  'coupon.show',
  // The own call of game.stop ends the room.
  'game.listAds',
  'pointCard.getCode',
])
