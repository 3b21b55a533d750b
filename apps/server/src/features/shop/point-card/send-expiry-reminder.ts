import type { Deps } from '../../../deps.ts'
import { acceptedLanguage } from '../../../http/pipeline/request-language.ts'
import { text, translate } from '../../../text/text.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { findExpiring } from './queries/expiry.queries.ts'

type Reminder = { memberCardId: number; retryKey: string }

/** By LINE, to friends only; retried if LINE was unavailable, with a key that LINE accepts once. */
export async function sendExpiryReminder(deps: Deps, { memberCardId, retryKey }: Reminder): Promise<void> {
  const { db, line, log, now } = deps
  const card = await findExpiring(db, memberCardId, now())
  const channel = card && (await findLineChannel(deps, card.storeId))
  if (!card || !channel) return
  const { name, points, day, language } = card
  const reminder = translate(
    text('pointCard.expiryReminder', { name, points, day }),
    acceptedLanguage(language),
  )
  const answer = await line.multicast(channel.accessToken, {
    to: [card.lineUserId],
    messages: [{ type: 'text', text: reminder }],
    retryKey,
  })
  if (answer.ok) return
  if (answer.why === 'away' || answer.why === 'rate') throw new Error('LINE is unavailable')
  log.info({ memberCardId, why: answer.why }, 'LINE rejected the reminder')
}
