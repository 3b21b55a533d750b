import type { Row } from '../core/queue-rules.ts'
import type { QueuePort, StorePort } from '../ports/store.port.ts'
import { outcome, read, write } from './database.ts'

export const webStore = (database: IDBDatabase): StorePort => ({
  get: async (key) => (await outcome(read(database, 'kept').get(key))) ?? null,
  set: (key, value) =>
    write(database, 'kept', (store) => void (value === null ? store.delete(key) : store.put(value, key))),
})

/** Deletes by cursor, at most `most` rows. */
function deleteEach(request: IDBRequest<IDBCursorWithValue | null>, most = Infinity) {
  let left = most
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor || left <= 0) return
    left -= 1
    cursor.delete()
    cursor.continue()
  })
}

export const webQueue = (database: IDBDatabase): QueuePort => ({
  add: (reports, atMs) =>
    write(database, 'queue', (store) => {
      for (const report of reports) store.add({ atMs, report })
    }),
  peek: (most) => outcome(read(database, 'queue').getAll(null, most) as IDBRequest<Row[]>),
  remove: (seqs) =>
    write(database, 'queue', (store) => {
      for (const seq of seqs) store.delete(seq)
    }),
  count: () => outcome(read(database, 'queue').count()),
  trim: (oldestMs, over) =>
    write(database, 'queue', (store) => {
      deleteEach(store.index('atMs').openCursor(IDBKeyRange.upperBound(oldestMs, true)))
      if (over > 0) deleteEach(store.openCursor(), over)
    }),
})
