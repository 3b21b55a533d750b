import {
  proposeVehicles,
  queryAdChecks,
  queryAds,
  recordOfflinePayment,
  updateAdCheck,
} from '@lumiroute/contract/ad'
import { getScreenAvailability } from '@lumiroute/contract/screen'
import { getAvailability, listTimetables } from '@lumiroute/contract/timetable'
import { useAct } from '../../../lib/api/query.ts'

export const reviewReads = [queryAds, queryAdChecks, proposeVehicles]
const bookingReads = [...reviewReads, listTimetables, getAvailability, getScreenAvailability]

/** The operator's verdict; whoever asks shows what the server says. */
export const useDecideAd = () => useAct(updateAdCheck, { quiet: true, invalidate: bookingReads })

export const useRecordPayment = () => useAct(recordOfflinePayment, { quiet: true, invalidate: reviewReads })
