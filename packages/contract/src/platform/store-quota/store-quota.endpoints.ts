import { z } from 'zod'
import { operator, ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IdInPath, RequiredText } from '../../fields.ts'
import { StoreQuota, StoreQuotaForm } from './store-quota-fields.ts'

const answer = z.object({ quota: StoreQuota })

export const getStoreQuota = endpoint({
  id: 'storeQuota.get',
  method: 'GET',
  path: '/store/quota/{storeCode}',
  summary: 'Gets a store’s usage and limits of storage, members and products.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'store.read',
  category: 'storeInfo',
  params: z.object({ storeCode: RequiredText(50) }),
  answer,
})

export const updateStoreQuota = endpoint({
  id: 'storeQuota.update',
  method: 'PUT',
  path: '/store/{id}/quota',
  summary: 'Sets a store’s own limits; null restores the default.',
  access: operator,
  category: 'storeInfo',
  params: z.object({ id: IdInPath }),
  body: StoreQuotaForm,
  answer,
  errors: ['CONFLICT'],
  audit: 'quota.changed',
})
