import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import type { Settings } from '../../../settings.ts'
import { findLineChannel, type LineChannel } from '../../platform/third-party/find-line-channel.ts'

export const noChannel = '尚未設定 LINE 官方帳號，請先完成第三方設定'

export async function requireChannel(
  deps: { db: Handle; settings: Settings },
  storeId: number,
): Promise<LineChannel> {
  const channel = await findLineChannel(deps, storeId)
  if (!channel) throw new AppError('CONFLICT', { message: noChannel })
  return channel
}

/** LINE's refusal as our own: whether trying again could help, and what LINE says. */
export const refuseAsLine = ({ why, problem }: LineFailure): AppError =>
  new AppError(why === 'away' || why === 'rate' ? 'UNAVAILABLE' : 'CONFLICT', { message: problem })
