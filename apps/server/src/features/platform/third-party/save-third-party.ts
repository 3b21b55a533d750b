import type { addThirdParty as add, modifyThirdParty as modify } from '@lumiroute/contract/third-party'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import {
  changeThirdParty,
  findThirdParty,
  insertThirdParty,
  lockThirdParty,
  type ThirdPartyRow,
} from './third-party.queries.ts'
import { createSealerFor, sealForm } from './third-party-secrets.ts'
import { viewThirdParty } from './third-party-view.ts'

export async function addThirdParty({ tx, deps, actor, scope, input, audit }: Write<typeof add>) {
  const sealed = sealForm(createSealerFor(deps.settings), scope.storeId, input)
  const isNew = await insertThirdParty(tx, scope.storeId, sealed, actor.accountId)
  if (!isNew) throw new AppError('thirdParty.alreadySet')
  await audit(tx, 'thirdParty.saved', { change: compareFields({}, sealed) })
  const row = (await findThirdParty(tx, scope.storeId)) as ThirdPartyRow
  return { thirdParty: viewThirdParty(deps.settings, row) }
}

export async function modifyThirdParty({ tx, deps, actor, scope, input, audit }: Write<typeof modify>) {
  await lockThirdParty(tx, scope.storeId)
  const stored = await findThirdParty(tx, scope.storeId)
  if (!stored) throw new AppError('thirdParty.notSet')
  const sealed = sealForm(createSealerFor(deps.settings), scope.storeId, input, stored)
  await changeThirdParty(tx, scope.storeId, sealed, actor.accountId)
  await audit(tx, 'thirdParty.saved', { change: compareFields(stored, sealed) })
  const row = (await findThirdParty(tx, scope.storeId)) as ThirdPartyRow
  return { thirdParty: viewThirdParty(deps.settings, row) }
}
