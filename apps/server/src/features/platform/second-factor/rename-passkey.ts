import type { renamePasskey as endpoint } from '@lumiroute/contract/second-factor'
import { notFound } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { getRelyingParty } from './relying-party.ts'
import { setPasskeyName } from './second-factor.queries.ts'
import { viewSecondFactor } from './view-second-factor.ts'

export async function renamePasskey({ db, deps, actor, input, request, audit }: Steps<typeof endpoint>) {
  const rp = getRelyingParty(request, deps.settings)
  return db.write(async (tx) => {
    if (!(await setPasskeyName(tx, actor.accountId, input.id, input.name))) throw notFound()
    await audit(tx, 'secondFactor.passkeyRenamed', { change: compareFields({}, { passkey: input.name }) })
    return { secondFactor: await viewSecondFactor(tx, deps, actor, rp) }
  })
}
