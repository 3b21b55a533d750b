import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** The embedded database of a running server, for states that no call leads to. */
export async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const lines = (await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client({
    host: lines[4] ?? '',
    port: Number(lines[3]),
    user: 'lumiroute',
    database: 'lumiroute',
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
