import * as contract from '@lumiroute/contract/point-card'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { adjustPoints, redeemReward } from './adjust-points.ts'
import { earnPoints, showEarnCode } from './earn-points.ts'
import { listPointCards } from './list-point-cards.ts'
import { listOwnCards, listOwnLedger, listPointCardUsage, listPointLedger } from './list-point-card-usage.ts'
import { deletePointCard } from './delete-point-card.ts'
import { createPointCard, updatePointCard } from './save-point-card.ts'

export const pointCardRoutes: Route[] = [
  read(contract.listPointCards, listPointCards),
  write(contract.createPointCard, createPointCard),
  write(contract.updatePointCard, updatePointCard),
  write(contract.deletePointCard, deletePointCard),
  read(contract.listPointCardUsage, listPointCardUsage),
  read(contract.listPointLedger, listPointLedger),
  read(contract.listOwnCards, listOwnCards),
  read(contract.listOwnLedger, listOwnLedger),
  read(contract.showEarnCode, showEarnCode),
  write(contract.earnPoints, earnPoints),
  write(contract.adjustPoints, adjustPoints),
  write(contract.redeemReward, redeemReward),
]
