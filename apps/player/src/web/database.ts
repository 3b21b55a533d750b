const name = 'lumiroute-player'

export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 2)
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const database = opening.result
    if (oldVersion < 1) createStores(database)
    if (oldVersion < 2) createChainStores(database)
  })
  return outcome(opening)
}

function createStores(database: IDBDatabase) {
  database.createObjectStore('kept')
  const queue = database.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true })
  queue.createIndex('atMs', 'atMs')
}

/** Keys by fingerprint, the last head of each chain, and what is left of deleted rows. */
function createChainStores(database: IDBDatabase) {
  database.createObjectStore('keys')
  database.createObjectStore('chains').createIndex('atMs', 'atMs')
  database.createObjectStore('tombstones', { keyPath: ['chain', 'seq'] }).createIndex('atMs', 'atMs')
}

/** Promise of one request; rejects if it failed. */
export function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The write to disk failed')))
  })
}

/** Resolves once the rows are on disk, not only in memory. */
export const write = (database: IDBDatabase, store: string, act: (store: IDBObjectStore) => void) =>
  writeAll(database, [store], (open) => act(open(store)))

/** One transaction over several stores: all of it is on disk, or nothing. */
export function writeAll(
  database: IDBDatabase,
  stores: readonly string[],
  act: (open: (store: string) => IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  act((store) => transaction.objectStore(store))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The write to disk failed')),
    )
  })
}

export const read = (database: IDBDatabase, store: string): IDBObjectStore =>
  database.transaction(store).objectStore(store)
