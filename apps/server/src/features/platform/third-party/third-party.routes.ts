import * as contract from '@lumiroute/contract/third-party'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { listThirdParty } from './list-third-party.ts'
import { addThirdParty, modifyThirdParty } from './save-third-party.ts'
import { testThirdParty } from './test-third-party.ts'

export const thirdPartyRoutes: Route[] = [
  read(contract.listThirdParty, listThirdParty),
  write(contract.addThirdParty, addThirdParty),
  write(contract.modifyThirdParty, modifyThirdParty),
  steps(contract.testThirdParty, testThirdParty),
]
