const name = 'lumiroute-player'

export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('kept')
    const queue = opening.result.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true })
    queue.createIndex('atMs', 'atMs')
  })
  return outcome(opening)
}

/** Promise of one request; rejects if it failed. */
export function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The write to disk failed')))
  })
}

/** Resolves once the rows are on disk, not only in memory. */
export function write(
  database: IDBDatabase,
  store: string,
  act: (store: IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
  act(transaction.objectStore(store))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The write to disk failed')),
    )
  })
}

export const read = (database: IDBDatabase, store: string): IDBObjectStore =>
  database.transaction(store).objectStore(store)
