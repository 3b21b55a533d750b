import { type Ad, orientations } from '@lumiroute/contract/ad'
import type { Order } from '@lumiroute/contract/order'
import { type Material, type Playlist, playlistFormats } from '@lumiroute/contract/playlist'
import { type Sheet, switchCell, timeCell, yesCell } from './sheet.ts'

export const adSheet: Sheet<Ad> = {
  id: { ID: ({ id }) => id },
  name: { 廣告名稱: ({ name }) => name },
  moveType: { 類型: ({ moveType }) => moveType.name },
  broadcastDate: { 播放日期: ({ broadcastDate }) => broadcastDate },
  vehicle: {
    車輛類型: ({ vehicle }) => vehicle.type.name,
    車輛路線: ({ vehicle }) => vehicle.route?.name,
  },
  fixLocation: { 播放地點: ({ fixLocation }) => fixLocation },
  screens: { 播放螢幕: ({ screens }) => screens.map(({ name }) => name).join('、') },
  mode: { 模式: ({ mode }) => mode.name },
  playlistOne: { 主要播放清單: ({ playlistOne }) => playlistOne?.name },
  playlistTwo: { 次要播放清單: ({ playlistTwo }) => playlistTwo?.name },
  orientation: {
    畫面方向: ({ orientation }) => orientations[orientation as keyof typeof orientations] ?? orientation,
  },
  game: { 遊戲: ({ game }) => game?.name },
  waitSeconds: { 等待秒數: ({ waitSeconds }) => waitSeconds },
  gameEndUri: { 遊戲結束網址: ({ gameEndUri }) => gameEndUri },
  gameWinUri: { 遊戲獲勝網址: ({ gameWinUri }) => gameWinUri },
  unitedRoomId: { '連線房間 ID': ({ unitedRoomId }) => unitedRoomId },
  unitedDeviceId: { '播放螢幕（MAC 位址）': ({ unitedDeviceId }) => unitedDeviceId },
  unitedBanner: { 連線遊戲橫幅: ({ unitedBanner }) => unitedBanner },
  muxToken: { 'Mux 簽章金鑰': ({ muxToken }) => muxToken },
  streamUrl: { 直播網址: ({ streamUrl }) => streamUrl },
  enabled: { 啟用直播: ({ enabled }) => switchCell(enabled) },
  startAt: { 直播開始: ({ startAt }) => timeCell(startAt) },
  stopAt: { 直播結束: ({ stopAt }) => timeCell(stopAt) },
  streamLogUrl: { 直播紀錄網址: ({ streamLogUrl }) => streamLogUrl },
  enabledBanner: { 顯示橫幅圖片: ({ enabledBanner }) => switchCell(enabledBanner) },
  bannerImage: { 橫幅圖片: ({ bannerImage }) => bannerImage },
  bannerWidth: { 橫幅寬度: ({ bannerWidth }) => bannerWidth },
  bannerHeight: { 橫幅高度: ({ bannerHeight }) => bannerHeight },
  enabledQrcodeLog: { '顯示 QR Code 並記錄掃描': ({ enabledQrcodeLog }) => switchCell(enabledQrcodeLog) },
  qrcodeUrl: { 'QR Code 導向網址': ({ qrcodeUrl }) => qrcodeUrl },
  marquee: { 跑馬燈: ({ marquee }) => marquee },
  memo: { 備註: ({ memo }) => memo },
  payment: {
    狀態: ({ payment }) => payment.statusName,
    退回原因: ({ payment }) => payment.reason,
    訂單編號: ({ payment }) => payment.paymentId,
    總金額: ({ payment }) => payment.orderAmount,
    送審時間: ({ payment }) => timeCell(payment.submittedAt),
    審核時間: ({ payment }) => timeCell(payment.reviewedAt),
  },
  onAir: { 原核准內容播放中: ({ onAir }) => yesCell(onAir) },
  hasOpenChange: { 有變更尚未送審: ({ hasOpenChange }) => yesCell(hasOpenChange) },
  bookings: {
    預訂車輛: ({ bookings }) => bookings.map(({ date, vehicleNo }) => `${date} ${vehicleNo}`).join('、'),
  },
  createdAt: { 建立時間: ({ createdAt }) => timeCell(createdAt) },
  updatedAt: { 更新時間: ({ updatedAt }) => timeCell(updatedAt) },
  // The location is its name.
  placeId: null,
  store: null,
  actions: null,
  version: null,
}

export const playlistSheet: Sheet<Playlist> = {
  id: { ID: ({ id }) => id },
  name: { 名稱: ({ name }) => name },
  format: { 格式: ({ format }) => playlistFormats[format] },
  resolution: { 解析度: ({ resolution }) => resolution },
  duration: { '時間長度（秒）': ({ duration }) => duration },
  totalFileSize: { '檔案大小（MB）': ({ totalFileSize }) => totalFileSize },
  totalFileCount: { 素材數: ({ totalFileCount }) => totalFileCount },
  usedBy: { 使用中的廣告: ({ usedBy }) => usedBy.map(({ name }) => name).join('、') },
  updatedAt: { 更新時間: ({ updatedAt }) => timeCell(updatedAt) },
  // materials.csv holds them.
  materials: null,
  storeId: null,
  version: null,
}

export type PlaylistMaterial = Material & { playlist: string; position: number }

export const materialSheet: Sheet<PlaylistMaterial> = {
  playlist: { 播放清單: ({ playlist }) => playlist },
  position: { 順序: ({ position }) => position },
  id: { ID: ({ id }) => id },
  name: { 素材名稱: ({ name }) => name },
  type: { 格式: ({ type }) => playlistFormats[type] },
  format: { 檔案格式: ({ format }) => format },
  resolution: { 解析度: ({ resolution }) => resolution },
  duration: { '時間長度（秒）': ({ duration }) => duration },
  fileSize: { '檔案大小（MB）': ({ fileSize }) => fileSize },
  fileName: { 檔名: ({ fileName }) => fileName },
  fileURL: { 檔案網址: ({ fileURL }) => fileURL },
}

const paymentTypes: Record<string, string> = {
  SANDBOX: '測試付款',
  HANDOFF: '線上付款',
  ECPAY: '綠界',
  OFFLINE: '線下付款',
  COD: '取貨付款',
  CASH: '現金',
  FREE: '免付款',
}

function paymentStatusName({ paymentStatus }: Order): string {
  if (paymentStatus === 'REFUNDING') return '待退款'
  return paymentStatus === 'SUCCESS' ? '已付款' : '尚未付款'
}

export const orderSheet: Sheet<Order> = {
  paymentId: { 訂單編號: ({ paymentId }) => paymentId },
  orderNo: { 商店訂單編號: ({ orderNo }) => orderNo },
  storeAdmin: { 帳號: ({ storeAdmin }) => storeAdmin.adminName },
  ad: { 廣告名稱: ({ ad }) => ad?.name },
  orderTime: { 購買日期: ({ orderTime }) => timeCell(orderTime) },
  source: { 來源: ({ source }) => (source === 'CART' ? '購物車' : '自訂付款') },
  paymentStatus: { 付款狀態: paymentStatusName },
  orderAmount: { 總金額: ({ orderAmount }) => orderAmount },
  paymentType: { 付款方式: ({ paymentType }) => paymentTypes[paymentType] ?? paymentType },
  paidAt: { 付款時間: ({ paidAt }) => timeCell(paidAt) },
  memo: { 備註: ({ memo }) => memo },
  items: {
    項目: ({ items }) =>
      items.map(({ oiProdName, oiProdSaleQty }) => `${oiProdName} × ${oiProdSaleQty}`).join('；'),
  },
  id: null,
  store: null,
}

export type OrderItem = Order['items'][number] & { paymentId: string; total: number }

export const orderItemSheet: Sheet<OrderItem> = {
  paymentId: { 訂單編號: ({ paymentId }) => paymentId },
  oiProdCode: { 產品代碼: ({ oiProdCode }) => oiProdCode },
  oiProdName: { 名稱: ({ oiProdName }) => oiProdName },
  oiProdSaleQty: { 數量: ({ oiProdSaleQty }) => oiProdSaleQty },
  oiProdSalePrice: { 單價: ({ oiProdSalePrice }) => oiProdSalePrice },
  total: { 總計: ({ total }) => total },
}
