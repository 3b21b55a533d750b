import * as contract from '@lumiroute/contract/ad'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { addAd } from './add-ad.ts'
import { deleteAd } from './delete-ad.ts'
import { proposeVehicles } from './propose-vehicles.ts'
import { queryAdChecks } from './query-ad-checks.ts'
import { queryAds } from './query-ads.ts'
import { recordOfflinePayment } from './record-offline-payment.ts'
import { updateAd } from './update-ad.ts'
import { updateAdCheck } from './update-ad-check.ts'

export const adRoutes: Route[] = [
  read(contract.queryAds, queryAds),
  steps(contract.addAd, addAd),
  write(contract.updateAd, updateAd),
  write(contract.deleteAd, deleteAd),
  read(contract.queryAdChecks, queryAdChecks),
  read(contract.proposeVehicles, proposeVehicles),
  write(contract.updateAdCheck, updateAdCheck),
  write(contract.recordOfflinePayment, recordOfflinePayment),
]
