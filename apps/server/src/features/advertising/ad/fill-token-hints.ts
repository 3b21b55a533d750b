import type { Db } from '../../../db/db.ts'
import { maskText } from '../../../secrets/masked-text.ts'
import type { Settings } from '../../../settings.ts'
import { openToken } from './mux-token.ts'
import { listTokensWithoutHint, updateTokenHint } from './queries/ad.queries.ts'

/**
 * For ads from before the hint had its own column; SQL cannot decrypt their tokens, so no migration can fill
 * it.
 */
export async function fillTokenHints(db: Db, settings: Settings): Promise<void> {
  for (const { id, storeId, muxToken } of await listTokensWithoutHint(db))
    await updateTokenHint(db, id, maskText(openToken(settings, storeId, muxToken)))
}
