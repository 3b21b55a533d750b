import { isMasked, type testThirdParty as endpoint } from '@lumiroute/contract/third-party'
import type { Steps } from '../../../http/pipeline/route.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import { findThirdParty, type ThirdPartyRow } from './third-party.queries.ts'
import { openSecret, createSealerFor } from './third-party-secrets.ts'

type Call = Steps<typeof endpoint>

/** A rejection by LINE is a result of this call, not an error. */
export async function testThirdParty(call: Call) {
  const row = await findThirdParty(call.db, call.scope.storeId)
  const [bot, login] = await Promise.all([testBot(call, row), testLogin(call, row)])
  return { ...bot, login }
}

async function testBot(call: Call, row: ThirdPartyRow | undefined) {
  const token = chooseSecret(call, row, 'lineAccessToken')
  if (!token) return failed(text('thirdParty.noToken'))
  const answer = await call.deps.line.botInfo(token)
  if (!answer.ok) return failed(answer.problem)
  const { botName, basicId } = answer
  return { ok: true, botName, basicId, message: text('thirdParty.connected', { name: botName }) }
}

const failed = (message: Text) => ({ ok: false, botName: null, basicId: null, message })

/** Without a secret members sign in only inside LINE, and there is nothing to try. */
async function testLogin(call: Call, row: ThirdPartyRow | undefined) {
  const { deps, input, language } = call
  const channelId = input.lineLoginChannelId ?? row?.lineLoginChannelId
  const channelSecret = chooseSecret(call, row, 'lineLoginChannelSecret')
  if (!channelId || !channelSecret) return null
  const liffId = input.lineLiffId ?? row?.lineLiffId ?? ''
  const answer = await deps.line.checkLogin({ channelId, channelSecret, liffId })
  const message = answer.ok ? text('thirdParty.loginConnected') : answer.problem
  return { ok: answer.ok, message: translate(message, language) }
}

/** As typed; the stored one if it was left masked or not sent. */
function chooseSecret(
  { deps, input }: Call,
  row: ThirdPartyRow | undefined,
  name: 'lineAccessToken' | 'lineLoginChannelSecret',
): string | undefined {
  const given = input[name]
  if (given !== undefined && given !== '' && !isMasked(given)) return given
  if (given === '' && name === 'lineLoginChannelSecret') return undefined
  return row && openSecret(createSealerFor(deps.settings), row, name)
}
