import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SocketClient, watchHungConnections } from './hung-connections.ts'
import { orderValues, type QueryValues, type RawQuery } from './raw-query.ts'

/** Drizzle for ordinary queries, `run` for raw queries, both on the same connection. */
export type Handle = NodePgDatabase & {
  run<Row>(query: RawQuery<Row>, values: QueryValues): Promise<Row[]>
}

declare const transaction: unique symbol
export type Tx = Handle & { readonly [transaction]: true }

export type Db = Handle & {
  pool: pg.Pool
  /** One transaction; run again from the start if PostgreSQL aborted it to break a deadlock. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

// Counts and sums arrive as bigint; none of ours exceeds a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Connection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number }
type PoolOptions = { timeZone: string; max?: number; onError: (error: Error) => void }

export function openDb(connection: Connection, { timeZone, max = 20, onError }: PoolOptions): Db {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    keepAlive: true,
    pipeline: true,
    Client: SocketClient,
    idle_in_transaction_session_timeout: 30_000,
    options: `-c TimeZone=${timeZone}`,
    application_name: 'lumiroute',
  })
  pool.on('error', onError)
  watchHungConnections(pool)
  return Object.assign(handle(pool), {
    pool,
    write: <T>(work: (tx: Tx) => Promise<T>) => inTransaction(pool, work),
  })
}

function handle(client: pg.Pool | pg.PoolClient): Handle {
  const orm = drizzle({ client, casing: 'snake_case' })
  return Object.assign(orm, {
    run: async <Row>(query: RawQuery<Row>, values: QueryValues) => {
      const { name, text } = query
      try {
        return (await client.query({ name, text, values: orderValues(query, values) })).rows as Row[]
      } catch (error) {
        if (error instanceof Error) failedStatements.set(error, name)
        throw error
      }
    },
  })
}

const failedStatements = new WeakMap<Error, string>()
const target = /^\s*(\w+)\b.*?\b(?:from|into|update)\s+"?(\w+)/is

/** The name of the failed statement; for a Drizzle query its verb and table. Never a value. */
export function failedStatement(error: Error): string | undefined {
  const { query } = error as { query?: unknown }
  if (typeof query !== 'string') return failedStatements.get(error)
  const [, verb = 'query', table = ''] = target.exec(query) ?? []
  return `${verb.toLowerCase()} ${table}`.trim()
}

const handles = new WeakMap<pg.PoolClient, Tx>()

function getTx(client: pg.PoolClient): Tx {
  const known = handles.get(client)
  if (known) return known
  const tx = handle(client) as Tx
  handles.set(client, tx)
  return tx
}

const retryable = new Set(['40001', '40P01'])
const maxTries = 4

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await oneTransaction(pool, work)
    } catch (error) {
      if (tries === maxTries || !retryable.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function oneTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // An error between two queries has no other listener and would end the process.
  const onBreak = (error: Error) => (broken = error)
  client.on('error', onBreak)
  try {
    // Sent together with the first statement, which saves a round trip.
    const begun = client.query('begin')
    begun.catch(onBreak)
    const result = await work(getTx(client))
    await begun
    requireCommitted(await client.query('commit'))
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    client.off('error', onBreak)
    client.release(broken)
  }
}

/** PostgreSQL answers a commit after a swallowed failure with a rollback and no error. */
function requireCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back')
}

/** The SQLSTATE of a failed query; Drizzle wraps the driver's error as its cause. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return undefined
}

export function brokenConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const name = (at as { constraint?: unknown }).constraint
    if (typeof name === 'string') return name
  }
  return undefined
}
