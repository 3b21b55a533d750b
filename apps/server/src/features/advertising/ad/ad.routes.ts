import * as contract from '@lumiroute/contract/ad'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { approveAd } from './approve-ad.ts'
import { createAd } from './create-ad.ts'
import { deleteAd } from './delete-ad.ts'
import { listAds, listAdsForReview } from './list-ads.ts'
import { proposeVehicles } from './propose-vehicles.ts'
import { recordOfflinePayment } from './record-offline-payment.ts'
import { rejectAd } from './reject-ad.ts'
import { submitAd } from './submit-ad.ts'
import { updateAd } from './update-ad.ts'
import { updateAdCheck } from './update-ad-check.ts'
import { withdrawAd } from './withdraw-ad.ts'

export const adRoutes: Route[] = [
  read(contract.listAds, listAds),
  steps(contract.createAd, createAd),
  write(contract.updateAd, updateAd),
  write(contract.deleteAd, deleteAd),
  write(contract.submitAd, submitAd),
  write(contract.approveAd, approveAd),
  write(contract.rejectAd, rejectAd),
  write(contract.withdrawAd, withdrawAd),
  read(contract.listAdsForReview, listAdsForReview),
  read(contract.proposeVehicles, proposeVehicles),
  write(contract.updateAdCheck, updateAdCheck),
  write(contract.recordOfflinePayment, recordOfflinePayment),
]
