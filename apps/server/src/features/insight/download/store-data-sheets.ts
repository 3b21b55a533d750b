import type { Ad, Orientation } from '@lumiroute/contract/ad'
import type { Order } from '@lumiroute/contract/order'
import type { Material, Playlist } from '@lumiroute/contract/playlist'
import { type Text, text } from '../../../text/text.ts'
import { type Sheet, switchCell, timeCell, yesCell } from './sheet.ts'

const list = (items: string[]) => text('common.list', { items })

export const adSheet: Sheet<Ad> = {
  id: { id: ({ id }) => id },
  name: { adName: ({ name }) => name },
  moveType: { moveType: ({ moveType }) => moveType.name },
  broadcastDate: { broadcastDates: ({ broadcastDate }) => broadcastDate },
  vehicle: {
    vehicleType: ({ vehicle }) => vehicle.type.name,
    route: ({ vehicle }) => vehicle.route?.name,
  },
  fixLocation: { place: ({ fixLocation }) => fixLocation },
  screens: { screens: ({ screens }) => list(screens.map(({ name }) => name)) },
  mode: { mode: ({ mode }) => mode.name },
  playlistOne: { mainPlaylist: ({ playlistOne }) => playlistOne?.name },
  playlistTwo: { secondPlaylist: ({ playlistTwo }) => playlistTwo?.name },
  orientation: { orientation: ({ orientation }) => text(`orientation.${orientation as Orientation}`) },
  game: { game: ({ game }) => game?.name },
  waitSeconds: { waitSeconds: ({ waitSeconds }) => waitSeconds },
  gameEndUri: { gameEndUrl: ({ gameEndUri }) => gameEndUri },
  gameWinUri: { gameWinUrl: ({ gameWinUri }) => gameWinUri },
  gameSeconds: { gameSeconds: ({ gameSeconds }) => gameSeconds },
  gameDifficulty: { gameDifficulty: ({ gameDifficulty }) => text(`gameDifficulty.${gameDifficulty}`) },
  gameWinScore: { gameWinScore: ({ gameWinScore }) => gameWinScore },
  gameNames: { gameNames: ({ gameNames }) => text(`gameNames.${gameNames}`) },
  gameCoupon: { gameCoupon: ({ gameCoupon }) => gameCoupon },
  gameDailyPlays: { gameDailyPlays: ({ gameDailyPlays }) => gameDailyPlays },
  unitedRoomId: { linkedRoomId: ({ unitedRoomId }) => unitedRoomId },
  unitedDeviceId: { screenMacs: ({ unitedDeviceId }) => unitedDeviceId },
  unitedBanner: { linkedBanner: ({ unitedBanner }) => unitedBanner },
  muxToken: { muxKey: ({ muxToken }) => muxToken },
  streamUrl: { streamUrl: ({ streamUrl }) => streamUrl },
  enabled: { streamEnabled: ({ enabled }) => switchCell(enabled) },
  startAt: { streamStart: ({ startAt }) => timeCell(startAt) },
  stopAt: { streamEnd: ({ stopAt }) => timeCell(stopAt) },
  streamLogUrl: { streamLogUrl: ({ streamLogUrl }) => streamLogUrl },
  enabledBanner: { bannerEnabled: ({ enabledBanner }) => switchCell(enabledBanner) },
  bannerImage: { banner: ({ bannerImage }) => bannerImage },
  bannerWidth: { bannerWidth: ({ bannerWidth }) => bannerWidth },
  bannerHeight: { bannerHeight: ({ bannerHeight }) => bannerHeight },
  enabledQrcodeLog: { qrCodeEnabled: ({ enabledQrcodeLog }) => switchCell(enabledQrcodeLog) },
  qrcodeUrl: { qrCodeUrl: ({ qrcodeUrl }) => qrcodeUrl },
  marquee: { marquee: ({ marquee }) => marquee },
  memo: { memo: ({ memo }) => memo },
  payment: {
    status: ({ payment }) => payment.statusName,
    reason: ({ payment }) => payment.reason,
    paymentId: ({ payment }) => payment.paymentId,
    amount: ({ payment }) => payment.orderAmount,
    submittedAt: ({ payment }) => timeCell(payment.submittedAt),
    reviewedAt: ({ payment }) => timeCell(payment.reviewedAt),
  },
  onAir: { onAir: ({ onAir }) => yesCell(onAir) },
  hasOpenChange: { hasOpenChange: ({ hasOpenChange }) => yesCell(hasOpenChange) },
  bookings: {
    bookedVehicles: ({ bookings }) => list(bookings.map(({ date, vehicleNo }) => `${date} ${vehicleNo}`)),
  },
  createdAt: { createdAt: ({ createdAt }) => timeCell(createdAt) },
  updatedAt: { updatedAt: ({ updatedAt }) => timeCell(updatedAt) },
  // The location is stored by name.
  placeId: null,
  store: null,
  actions: null,
  version: null,
}

export const playlistSheet: Sheet<Playlist> = {
  id: { id: ({ id }) => id },
  name: { name: ({ name }) => name },
  format: { format: ({ format }) => text(`playlistFormat.${format}`) },
  resolution: { resolution: ({ resolution }) => resolution },
  duration: { durationSeconds: ({ duration }) => duration },
  totalFileSize: { fileSizeMb: ({ totalFileSize }) => totalFileSize },
  totalFileCount: { materialCount: ({ totalFileCount }) => totalFileCount },
  usedBy: { usedByAds: ({ usedBy }) => list(usedBy.map(({ name }) => name)) },
  updatedAt: { updatedAt: ({ updatedAt }) => timeCell(updatedAt) },
  // In materials.csv.
  materials: null,
  storeId: null,
  version: null,
  actions: null,
}

export type PlaylistMaterial = Material & { playlist: string; position: number }

export const materialSheet: Sheet<PlaylistMaterial> = {
  playlist: { playlist: ({ playlist }) => playlist },
  position: { position: ({ position }) => position },
  id: { id: ({ id }) => id },
  name: { materialName: ({ name }) => name },
  type: { format: ({ type }) => text(`playlistFormat.${type}`) },
  format: { fileFormat: ({ format }) => format },
  resolution: { resolution: ({ resolution }) => resolution },
  duration: { durationSeconds: ({ duration }) => duration },
  fileSize: { fileSizeMb: ({ fileSize }) => fileSize },
  fileName: { fileName: ({ fileName }) => fileName },
  fileURL: { fileUrl: ({ fileURL }) => fileURL },
}

const paymentTypes: Record<string, Text> = {
  SANDBOX: text('paymentType.SANDBOX'),
  HANDOFF: text('paymentType.HANDOFF'),
  ECPAY: text('paymentType.ECPAY'),
  OFFLINE: text('paymentType.OFFLINE'),
  COD: text('paymentType.COD'),
  CASH: text('paymentType.CASH'),
  FREE: text('paymentType.FREE'),
}

function getPaymentStatus({ paymentStatus }: Order): Text {
  if (paymentStatus === 'REFUNDING') return text('download.statusRefunding')
  return text(paymentStatus === 'SUCCESS' ? 'download.statusPaid' : 'download.statusUnpaid')
}

export const orderSheet: Sheet<Order> = {
  paymentId: { paymentId: ({ paymentId }) => paymentId },
  orderNo: { orderNo: ({ orderNo }) => orderNo },
  storeAdmin: { account: ({ storeAdmin }) => storeAdmin.adminName },
  ad: { adName: ({ ad }) => ad?.name },
  orderTime: { orderedAt: ({ orderTime }) => timeCell(orderTime) },
  source: {
    source: ({ source }) => text(source === 'CART' ? 'download.sourceCart' : 'download.sourcePayment'),
  },
  paymentStatus: { paymentStatus: getPaymentStatus },
  orderAmount: { amount: ({ orderAmount }) => orderAmount },
  credit: { credit: ({ credit }) => credit },
  paymentType: { paymentType: ({ paymentType }) => paymentTypes[paymentType] ?? paymentType },
  paidAt: { paidAt: ({ paidAt }) => timeCell(paidAt) },
  memo: { memo: ({ memo }) => memo },
  items: {
    items: ({ items }) =>
      items.map(({ oiProdName, oiProdSaleQty }) => `${oiProdName} × ${oiProdSaleQty}`).join('；'),
  },
  id: null,
  store: null,
}

export type OrderItem = Order['items'][number] & { paymentId: string; total: number }

export const orderItemSheet: Sheet<OrderItem> = {
  paymentId: { paymentId: ({ paymentId }) => paymentId },
  oiProdCode: { productCode: ({ oiProdCode }) => oiProdCode },
  oiProdName: { name: ({ oiProdName }) => oiProdName },
  oiProdSaleQty: { quantity: ({ oiProdSaleQty }) => oiProdSaleQty },
  oiProdSalePrice: { unitPrice: ({ oiProdSalePrice }) => oiProdSalePrice },
  total: { total: ({ total }) => total },
}
