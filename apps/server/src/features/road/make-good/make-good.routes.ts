import * as contract from '@lumiroute/contract/make-good'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { creditMakeGood } from './credit-make-good.ts'
import { declineMakeGood } from './decline-make-good.ts'
import { listMakeGoodDates } from './list-make-good-dates.ts'
import { listMakeGoods } from './list-make-goods.ts'
import { rebookMakeGood } from './rebook-make-good.ts'

export const makeGoodRoutes: Route[] = [
  read(contract.listMakeGoods, listMakeGoods),
  read(contract.listMakeGoodDates, listMakeGoodDates),
  write(contract.creditMakeGood, creditMakeGood),
  write(contract.rebookMakeGood, rebookMakeGood),
  write(contract.declineMakeGood, declineMakeGood),
]
