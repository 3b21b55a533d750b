import type { Head, Tombstone } from '@lumiroute/evidence/chain'
import { bury, linkReport, nameChain } from '../core/chain-part.ts'
import { longestMs, type Report, type Row } from '../core/queue-rules.ts'
import type { QueuePort, StorePort } from '../ports/store.port.ts'
import { outcome, read, write, writeAll } from './database.ts'

export const webStore = (database: IDBDatabase): StorePort => ({
  get: async (key) => (await outcome(read(database, 'kept').get(key))) ?? null,
  set: (key, value) =>
    write(database, 'kept', (store) => void (value === null ? store.delete(key) : store.put(value, key))),
})

type Open = (store: string) => IDBObjectStore

/** Continues in the same transaction. */
const onResult = <T>(request: IDBRequest<T>, act: (result: T) => void) =>
  request.addEventListener('success', () => act(request.result))

/** Calls `act` for each row, at most `most`. */
function eachRow(
  request: IDBRequest<IDBCursorWithValue | null>,
  act: (cursor: IDBCursorWithValue) => void,
  most = Infinity,
) {
  let left = most
  onResult(request, (cursor) => {
    if (!cursor || left <= 0) return
    left -= 1
    act(cursor)
    cursor.continue()
  })
}

/**
 * The last head is read from disk for each row, so that a renewed page continues the chain, and head and row
 * are stored together.
 */
function addLinked(open: Open, fingerprint: string, [report, ...rest]: readonly Report[], atMs: number) {
  if (!report) return
  const chains = open('chains')
  const name = nameChain({ fingerprint, recordId: report.recordId })
  onResult(chains.get(name) as IDBRequest<Head | undefined>, (head) => {
    const link = linkReport(fingerprint, head, report)
    if (link) chains.put({ seq: link.seq, hash: link.hash, atMs }, name)
    open('queue').add({ atMs, report, ...(link && { link }) })
    // Not before: the next row must read this head.
    addLinked(open, fingerprint, rest, atMs)
  })
}

/** Deletes a row; one of a chain leaves its hash. */
function buryRow(open: Open, row: Row) {
  const tombstone = bury(row)
  if (tombstone) open('tombstones').put({ ...tombstone, atMs: row.atMs })
}

const chainStores = ['queue', 'tombstones']
const upTo = (chain: string, seq: number) => IDBKeyRange.bound([chain, 0], [chain, seq])

export const webQueue = (database: IDBDatabase): QueuePort => ({
  add: (reports, atMs) =>
    writeAll(database, ['kept', 'chains', 'queue'], (open) =>
      onResult(open('kept').get('fingerprint') as IDBRequest<string | undefined>, (fingerprint) => {
        if (fingerprint) return addLinked(open, fingerprint, reports, atMs)
        for (const report of reports) open('queue').add({ atMs, report })
      }),
    ),
  peek: (most) => outcome(read(database, 'queue').getAll(null, most) as IDBRequest<Row[]>),
  remove: (seqs, sentTo) =>
    writeAll(database, chainStores, (open) => {
      for (const seq of seqs) open('queue').delete(seq)
      if (sentTo) open('tombstones').delete(upTo(nameChain(sentTo), sentTo.seq))
    }),
  refuse: (seqs) =>
    writeAll(database, chainStores, (open) => {
      for (const seq of seqs)
        onResult(open('queue').get(seq) as IDBRequest<Row | undefined>, (row) => {
          if (row) buryRow(open, row)
          open('queue').delete(seq)
        })
    }),
  tombstones: (chain, most) =>
    outcome(
      read(database, 'tombstones').getAll(upTo(nameChain(chain), Infinity), most) as IDBRequest<Tombstone[]>,
    ),
  count: () => outcome(read(database, 'queue').count()),
  trim: (oldestMs, over) =>
    writeAll(database, ['chains', ...chainStores], (open) => {
      const burying = (cursor: IDBCursorWithValue) => {
        buryRow(open, cursor.value as Row)
        cursor.delete()
      }
      eachRow(open('queue').index('atMs').openCursor(IDBKeyRange.upperBound(oldestMs, true)), burying)
      if (over > 0) eachRow(open('queue').openCursor(), burying, over)
      // The server accepts nothing for days as old as this.
      const forgotten = IDBKeyRange.upperBound(oldestMs - longestMs, true)
      for (const store of ['chains', 'tombstones'])
        eachRow(open(store).index('atMs').openCursor(forgotten), (cursor) => void cursor.delete())
    }),
})
