import { z } from 'zod'
import { operator, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IdInPath, IsoDate, RequiredText, Text } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { GameId, Store, StoreBelong, StoreForm, StoreInfoForm } from './store-fields.ts'

const ByCode = z.object({ storeCode: RequiredText(50) })
const ById = z.object({ id: IdInPath })

export const storeSorts = ['id', 'storeCode', 'storeName', 'storeEnabled', 'updatedAt'] as const

export const listStores = endpoint({
  id: 'store.list',
  method: 'GET',
  path: '/store',
  summary: 'Lists stores, optionally by tax number.',
  access: operator,
  category: 'storeInfo',
  query: z.object({
    ...listFields(storeSorts),
    storeTaxNumber: Text(20).optional(),
    storeEnabled: z.enum(['true', 'false']).optional(),
    /** Days on which they joined, inclusive; excludes the platform's own store. */
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    /** Enabled stores without an enabled administrator, or with one who never set a password. */
    admin: z.enum(['none', 'noPassword']).optional(),
  }),
  answer: z.object({ storeList: z.array(Store), total: Total }),
})

export const getStore = endpoint({
  id: 'store.get',
  method: 'GET',
  path: '/store/{id}',
  summary: 'Gets one store.',
  access: ownStore('params.id', 'id'),
  permission: 'store.read',
  category: 'storeInfo',
  params: ById,
  answer: z.object({ store: Store }),
})

export const getStoreInfo = endpoint({
  id: 'store.getInfo',
  method: 'GET',
  path: '/store/info/{storeCode}',
  summary: 'Gets a store’s public information, as a list of one.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'store.read',
  category: 'storeInfo',
  params: ByCode,
  answer: z.object({ storeList: z.array(Store) }),
})

export const createStore = endpoint({
  id: 'store.create',
  method: 'POST',
  path: '/store',
  summary: 'Creates a store.',
  access: operator,
  category: 'storeInfo',
  body: StoreForm,
  answer: z.object({ store: Store }),
  errors: ['CONFLICT'],
  audit: 'store.created',
})

export const updateStore = endpoint({
  id: 'store.update',
  method: 'PUT',
  path: '/store/{id}',
  summary: 'Updates a store’s basic data, its AR mini game and the project it belongs to.',
  access: operator,
  category: 'storeInfo',
  params: ById,
  body: StoreForm.partial().extend({
    gameId: GameId.optional(),
    storeBelong: StoreBelong.optional(),
    version: z.int().optional(),
  }),
  answer: z.object({ store: Store }),
  errors: ['CONFLICT'],
  audit: ['store.updated', 'store.enabled', 'store.disabled'],
})

export const deleteStore = endpoint({
  id: 'store.delete',
  method: 'DELETE',
  path: '/store/{id}',
  summary: 'Deletes a store that nothing depends on.',
  access: operator,
  category: 'storeInfo',
  params: ById,
  answer: z.object({}),
  errors: ['CONFLICT'],
  audit: 'store.deleted',
})

export const updateStoreInfo = endpoint({
  id: 'store.updateInfo',
  method: 'PUT',
  path: '/store/info/{storeCode}',
  summary: 'Updates a store’s public information.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'store.write',
  category: 'storeInfo',
  params: ByCode,
  body: StoreInfoForm.omit({ storeCode: true }),
  answer: z.object({ store: Store }),
  errors: ['CONFLICT'],
  audit: 'store.updated',
})
