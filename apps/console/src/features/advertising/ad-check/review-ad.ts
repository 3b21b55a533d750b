import {
  approveAd,
  listAds,
  listAdsForReview,
  proposeVehicles,
  recordOfflinePayment,
  rejectAd,
  withdrawAd,
} from '@lumiroute/contract/ad'
import { getScreenAvailability } from '@lumiroute/contract/screen'
import { getAvailability, listTimetables } from '@lumiroute/contract/timetable'
import { useAct } from '../../../lib/api/query.ts'

export const reviewReads = [listAds, listAdsForReview, proposeVehicles]
const bookingReads = [...reviewReads, listTimetables, getAvailability, getScreenAvailability]
const options = { quiet: true, invalidate: bookingReads }

export const useApproveAd = () => useAct(approveAd, options)
export const useRejectAd = () => useAct(rejectAd, options)
export const useWithdrawAd = () => useAct(withdrawAd, options)

export const useRecordPayment = () => useAct(recordOfflinePayment, { quiet: true, invalidate: reviewReads })
