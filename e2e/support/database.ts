import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

export async function findDatabase(dataDir: string) {
  const lines = (await readFile(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')
  return { host: lines[4] ?? '', port: Number(lines[3]), user: 'lumiroute', database: 'lumiroute' }
}

/** The embedded database of a running server, for states that no call leads to. */
export async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await findDatabase(dataDir))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
