import { z } from 'zod'
import { anyone, ownStore, ownStoreIfNamed } from '../../access.ts'
import { endpoint, multipart } from '../../endpoint.ts'
import { Id, RequiredText, Text } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'

export const fileKinds = ['store', 'material', 'ad', 'product', 'banner', 'message', 'place'] as const
export type FileKind = (typeof fileKinds)[number]
const Kind = z.enum(fileKinds)

/**
 * The size to crop to. Without it a store image gets the size of the nearest shape; a banner stays as it is.
 */
const Slot = z.enum(['small', 'big', 'square'])

const Uploaded = z.object({
  uuidName: z.string(),
  url: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration: z.number().nullable(),
})
export type Uploaded = z.infer<typeof Uploaded>

export const StoredFile = Uploaded.extend({
  kind: z.string(),
  name: z.string(),
  storeId: Id,
  createdAt: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>

export const uploadFile = endpoint({
  id: 'file.upload',
  method: 'POST',
  path: '/store/{storeCode}/upload/{kind}',
  summary: 'Uploads one file; returns what the server read from its content.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'files.write',
  category: 'storeInfo',
  params: z.object({ storeCode: RequiredText(50), kind: Kind }),
  query: z.object({ slot: Slot.optional() }),
  body: multipart,
  answer: Uploaded,
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
  audit: null,
})

export const uploadFileByName = endpoint({
  id: 'file.uploadByName',
  method: 'POST',
  path: '/upload/store/{store}/{name}',
  summary: 'Same as /store/{storeCode}/upload/{kind}.',
  access: ownStore('params.store', 'code'),
  permission: 'files.write',
  category: 'storeInfo',
  params: z.object({ store: RequiredText(50), name: Kind }),
  query: z.object({ slot: Slot.optional() }),
  body: multipart,
  answer: Uploaded,
  errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA', 'QUOTA_EXCEEDED', 'STORAGE_FULL'],
  audit: null,
})

export const listFiles = endpoint({
  id: 'file.list',
  method: 'GET',
  path: '/files',
  summary: 'Lists a store’s files, newest first.',
  access: ownStoreIfNamed('query.storeCode', 'code'),
  permission: 'files.read',
  category: 'storeInfo',
  query: z.object({
    ...listFields(['createdAt', 'size', 'name']),
    storeCode: RequiredText(50).optional(),
    kind: Kind.optional(),
  }),
  answer: z.object({ fileList: z.array(StoredFile), total: Total }),
})

export const getFile = endpoint({
  id: 'file.get',
  method: 'GET',
  path: '/files/{uuidName}',
  summary: 'Gets a file by its unguessable name; pictures of the street need a signed link.',
  access: anyone,
  category: null,
  params: z.object({ uuidName: RequiredText(100) }),
  query: z.object({
    expires: Text(20).optional(),
    sign: Text(100).optional(),
    /** Thumbnail for list rows. */
    small: z.literal('1').optional(),
  }),
  answer: { binary: 'application/octet-stream' },
  errors: ['NOT_FOUND'],
  audit: null,
})

export const downloadStoreImage = endpoint({
  id: 'file.downloadStoreImage',
  method: 'POST',
  path: '/store/{store}/download/storeImage',
  summary: 'Gets the store’s image, or one of its images by name, as binary.',
  access: ownStore('params.store', 'code'),
  permission: 'store.read',
  category: 'download',
  params: z.object({ store: RequiredText(50) }),
  body: z.object({ fileName: Text(100).optional() }),
  answer: { binary: 'image/*' },
  errors: ['NOT_FOUND'],
  audit: 'export.storeImage',
})
