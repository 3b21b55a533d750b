import type { LineFailure } from '../../../adapters/line/line.port.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import type { Settings } from '../../../settings.ts'
import { findLineChannel, type LineChannel } from '../../platform/third-party/find-line-channel.ts'

export async function requireChannel(
  deps: { db: Handle; settings: Settings },
  storeId: number,
): Promise<LineChannel> {
  const channel = await findLineChannel(deps, storeId)
  if (!channel) throw new AppError('message.noChannel')
  return channel
}

/** Our text with what LINE itself said. */
export const describeFailure = ({ problem, detail }: LineFailure): Text =>
  detail === '' ? problem : text('line.detailed', { problem, detail: detail.slice(0, 400) })

/** UNAVAILABLE if a retry could help. */
export const toLineRefusal = ({ why, problem }: LineFailure): AppError =>
  new AppError(why === 'away' || why === 'rate' ? 'UNAVAILABLE' : 'CONFLICT', { message: problem })
