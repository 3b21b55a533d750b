import { isMasked, type testThirdParty as endpoint } from '@lumiroute/contract/third-party'
import type { Steps } from '../../../http/pipeline/route.ts'
import { findThirdParty } from './third-party.queries.ts'
import { openSecret, createSealerFor } from './third-party-secrets.ts'
import { type Text, text } from '../../../text/text.ts'

/** A rejection by LINE is a result of this call, not an error. */
export async function testThirdParty(call: Steps<typeof endpoint>) {
  const token = await tokenToTry(call)
  if (!token) return failed(text('thirdParty.noToken'))
  const answer = await call.deps.line.botInfo(token)
  if (!answer.ok) return failed(answer.problem)
  const { botName, basicId } = answer
  return { ok: true, botName, basicId, message: text('thirdParty.connected', { name: botName }) }
}

const failed = (message: Text | string) => ({ ok: false, botName: null, basicId: null, message })

async function tokenToTry({ db, deps, scope, input }: Steps<typeof endpoint>): Promise<string | undefined> {
  const given = input.lineAccessToken
  if (given && !isMasked(given)) return given
  const row = await findThirdParty(db, scope.storeId)
  return row && openSecret(createSealerFor(deps.settings), row, 'lineAccessToken')
}
