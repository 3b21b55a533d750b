import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Db, openDb } from '../../apps/server/src/db/db.ts'
import { reachBy } from '../../apps/server/src/db/embedded.ts'

type Place = { databaseUrl: string } | { dataDir: string }

/** The database of a running server: the given one, or the one in its data folder. */
export async function openFleetDatabase(place: Place): Promise<Db> {
  const connectionString =
    'databaseUrl' in place ? place.databaseUrl : (await findEmbedded(place.dataDir)).url
  return openDb({ connectionString }, { timeZone: 'Asia/Taipei', max: 2, onError: () => undefined })
}

/** PostgreSQL records its port in a file. */
async function findEmbedded(dataDir: string) {
  const lines = (await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')
  return reachBy(lines[4] ?? '', Number(lines[3]))
}
