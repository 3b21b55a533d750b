import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IdInPath, RequiredText } from '../../fields.ts'

const zip = { binary: 'application/zip' } as const
const OfStore = z.object({ store: RequiredText(50) })
const OfRecord = OfStore.extend({ id: IdInPath })

const shared = {
  method: 'POST',
  access: ownStore('params.store', 'code'),
  category: 'download',
  answer: zip,
} as const

export const downloadStoreData = endpoint({
  ...shared,
  id: 'download.storeData',
  path: '/store/{store}/download/storeData',
  recentSignIn: true,
  summary: 'Downloads the store’s ad settings as {storeCode}-storeData.zip.',
  permission: 'store.export',
  params: OfStore,
  audit: 'export.storeData',
})

export const downloadRecord = endpoint({
  ...shared,
  id: 'download.record',
  path: '/store/{store}/download/record/{id}',
  summary:
    'Downloads a broadcast record with its samples, track and screenshots as {storeCode}-recordData.zip.',
  permission: 'reports.read',
  params: OfRecord,
  errors: ['NOT_FOUND'],
  audit: 'export.record',
})

export const downloadAdEffect = endpoint({
  ...shared,
  id: 'download.adEffect',
  path: '/store/{store}/download/effect-ad/{id}',
  summary: 'Downloads an ad’s performance as {storeCode}-effectAdData.zip.',
  permission: 'reports.read',
  params: OfRecord,
  errors: ['NOT_FOUND'],
  audit: 'export.adEffect',
})

export const downloadGameEffect = endpoint({
  ...shared,
  id: 'download.gameEffect',
  path: '/store/{store}/download/effect-game/{id}',
  summary: 'Downloads a game’s results as {storeCode}-effectGameData.zip.',
  permission: 'reports.read',
  params: OfRecord,
  errors: ['NOT_FOUND'],
  audit: 'export.gameEffect',
})
