import type { Handle } from '../../../db/db.ts'
import type { Settings } from '../../../settings.ts'
import { findThirdParty } from './third-party.queries.ts'
import { openSecret, createSealerFor } from './third-party-secrets.ts'

export type LineChannel = {
  channelSecret: string
  accessToken: string
  loginChannelId: string
  /** Empty if members sign in only inside LINE. */
  loginChannelSecret: string
  liffId: string
}

/** The store's decrypted LINE channel; undefined if it has none or this server's key cannot decrypt it. */
export async function findLineChannel(
  { db, settings }: { db: Handle; settings: Settings },
  storeId: number,
): Promise<LineChannel | undefined> {
  const row = await findThirdParty(db, storeId)
  if (!row) return undefined
  const sealer = createSealerFor(settings)
  const channelSecret = openSecret(sealer, row, 'lineChannelSecret')
  const accessToken = openSecret(sealer, row, 'lineAccessToken')
  if (!channelSecret || !accessToken) return undefined
  return {
    channelSecret,
    accessToken,
    loginChannelId: row.lineLoginChannelId,
    loginChannelSecret: openSecret(sealer, row, 'lineLoginChannelSecret') ?? '',
    liffId: row.lineLiffId,
  }
}
