import { openVerifier, verifyChain } from '../../packages/evidence/src/chain/index.ts'
import { openDb } from '../../apps/server/src/db/db.ts'
import { listRecordChains } from '../../apps/server/src/features/road/chain/list-record-chains.ts'
import { openSnapshot } from '../../apps/server/src/features/road/transparency-log/queries/check.queries.ts'
import { findDatabase } from './database.ts'

/** What a stranger finds in the record's chains, computed from the rows of the database. */
export async function verifyRecord(dataDir: string, recordId: number) {
  const onError = (error: Error) => console.error(error.message)
  const db = openDb(await findDatabase(dataDir), { timeZone: 'Asia/Taipei', max: 1, onError })
  try {
    // A batch may arrive between two statements.
    const chains = await db.write(async (tx) => {
      await openSnapshot(tx)
      return listRecordChains(tx, recordId)
    })
    return await Promise.all(
      chains.map(async ({ key, chain, plays, images }) => ({
        verdict: await verifyChain(chain, await openVerifier(key)),
        playIds: plays.map(({ playId }) => playId),
        images: images.length,
        parts: chain.heads.length,
        rows: chain.rows.length,
        algorithm: key.algorithm,
      })),
    )
  } finally {
    await db.pool.end()
  }
}
