import type { BroadcastRecord } from '@lumiroute/contract/record'
import { type Sheet, timeCell } from './sheet.ts'

export const recordSheet: Sheet<BroadcastRecord> = {
  id: { ID: ({ id }) => id },
  broadcastDate: { 日期: ({ broadcastDate }) => broadcastDate },
  adId: { '廣告 ID': ({ adId }) => adId },
  adName: { 廣告名稱: ({ adName }) => adName },
  dateIndex: { 第幾天: ({ dateIndex }) => dateIndex },
  dateTotal: { 播放天數: ({ dateTotal }) => dateTotal },
  adBroadcastDate: { 播放日期: ({ adBroadcastDate }) => adBroadcastDate },
  adMoveType: { 類型: ({ adMoveType }) => adMoveType.name },
  adPlayId1: { 播放清單: ({ adPlayId1 }) => adPlayId1?.name },
  adVehicleType: { 車輛類型: ({ adVehicleType }) => adVehicleType.name },
  vehicle: { 車號: ({ vehicle }) => vehicle?.no },
  adVehicleRoute: { 車輛路線: ({ adVehicleRoute }) => adVehicleRoute?.name },
  adFixLocation: { 播放地點: ({ adFixLocation }) => adFixLocation },
  startDateTime: { 開始時間: ({ startDateTime }) => timeCell(startDateTime) },
  endDateTime: { 結束時間: ({ endDateTime }) => timeCell(endDateTime) },
  plannedPlays: { 預定播放次數: ({ plannedPlays }) => plannedPlays },
  deliveredPlays: { 播放次數: ({ deliveredPlays }) => deliveredPlays },
  rejectedPlays: {
    不符核准內容次數: ({ rejectedPlays }) => rejectedPlays.total,
    不是核准的素材: ({ rejectedPlays }) => rejectedPlays.material,
    檔案內容不同: ({ rejectedPlays }) => rejectedPlays.hash,
    預定秒數不同: ({ rejectedPlays }) => rejectedPlays.duration,
  },
  kmDriven: { '里程（公里）': ({ kmDriven }) => kmDriven },
  movingSeconds: { '行駛時間（秒）': ({ movingSeconds }) => movingSeconds },
  adherencePct: { '路線完成率（%）': ({ adherencePct }) => adherencePct },
  peopleTotal: { 人數: ({ peopleTotal }) => peopleTotal },
  qrScans: { 掃碼: ({ qrScans }) => qrScans },
  sampleCount: { 樣本數: ({ sampleCount }) => sampleCount },
  imageUpdatedAt: { 最近截圖: ({ imageUpdatedAt }) => timeCell(imageUpdatedAt) },
  // The pictures themselves are in the zip, and a signed link would be dead in ten minutes.
  imagePath: null,
  // What a screen shows at this moment.
  onScreen: null,
  store: null,
}
