import type { BroadcastRecord } from '@lumiroute/contract/record'
import { type Sheet, timeCell } from './sheet.ts'

export const recordSheet: Sheet<BroadcastRecord> = {
  id: { id: ({ id }) => id },
  broadcastDate: { date: ({ broadcastDate }) => broadcastDate },
  adId: { adId: ({ adId }) => adId },
  adName: { adName: ({ adName }) => adName },
  dateIndex: { dayNumber: ({ dateIndex }) => dateIndex },
  dateTotal: { dayCount: ({ dateTotal }) => dateTotal },
  adBroadcastDate: { broadcastDates: ({ adBroadcastDate }) => adBroadcastDate },
  adMoveType: { moveType: ({ adMoveType }) => adMoveType.name },
  adPlayId1: { playlist: ({ adPlayId1 }) => adPlayId1?.name },
  adVehicleType: { vehicleType: ({ adVehicleType }) => adVehicleType.name },
  vehicle: { vehicleNo: ({ vehicle }) => vehicle?.no },
  adVehicleRoute: { route: ({ adVehicleRoute }) => adVehicleRoute?.name },
  adFixLocation: { place: ({ adFixLocation }) => adFixLocation },
  startDateTime: { startedAt: ({ startDateTime }) => timeCell(startDateTime) },
  endDateTime: { endedAt: ({ endDateTime }) => timeCell(endDateTime) },
  plannedPlays: { plannedPlays: ({ plannedPlays }) => plannedPlays },
  deliveredPlays: { plays: ({ deliveredPlays }) => deliveredPlays },
  rejectedPlays: {
    rejectedPlays: ({ rejectedPlays }) => rejectedPlays.total,
    rejectedMaterial: ({ rejectedPlays }) => rejectedPlays.material,
    rejectedFile: ({ rejectedPlays }) => rejectedPlays.hash,
    rejectedDuration: ({ rejectedPlays }) => rejectedPlays.duration,
  },
  kmDriven: { kilometres: ({ kmDriven }) => kmDriven },
  movingSeconds: { drivingSeconds: ({ movingSeconds }) => movingSeconds },
  adherencePct: { routeCompletion: ({ adherencePct }) => adherencePct },
  peopleTotal: { people: ({ peopleTotal }) => peopleTotal },
  qrScans: { scans: ({ qrScans }) => qrScans },
  sampleCount: { samples: ({ sampleCount }) => sampleCount },
  imageUpdatedAt: { lastScreenshot: ({ imageUpdatedAt }) => timeCell(imageUpdatedAt) },
  // The pictures themselves are in the zip, and a signed link would expire in ten minutes.
  imagePath: null,
  // Only known for the present.
  onScreen: null,
  actions: null,
  store: null,
}
