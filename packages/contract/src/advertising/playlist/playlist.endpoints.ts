import { z } from 'zod'
import { ownStore, ownStoreIfNamed } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText, Version } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'

export const playlistFormatCodes = ['video', 'image', 'game_side_bar'] as const
export type PlaylistFormat = (typeof playlistFormatCodes)[number]

export type MaterialType = 'video' | 'image'
/** The side bar of a game shows images. */
export const getMaterialType = (format: PlaylistFormat): MaterialType =>
  format === 'video' ? 'video' : 'image'

export const imageSeconds = 20
export const maxImageSeconds = 3600
export const maxMaterials = 100
export const materialPageSizes = [3, 5, 10] as const

export const Material = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(['video', 'image']),
  /** The file's media type. */
  format: z.string(),
  resolution: z.string(),
  duration: z.number(),
  fileSize: z.number(),
  fileName: z.string(),
  fileURL: z.string(),
})
export type Material = z.infer<typeof Material>

export const Playlist = z.object({
  id: Id,
  storeId: Id,
  name: z.string(),
  format: z.enum(playlistFormatCodes),
  resolution: z.string(),
  duration: z.number(),
  totalFileSize: z.number(),
  totalFileCount: z.int(),
  materials: z.array(Material),
  /** Ads that use it, by name: a playlist in use cannot be deleted. */
  /** An ad in review or accepted locks the playlist: it cannot be deleted. */
  usedBy: z.array(z.object({ id: Id, name: z.string(), isLocking: z.boolean() })),
  updatedAt: z.string(),
  version: z.int(),
  actions: z.array(z.enum(['play', 'edit', 'delete'])),
})
export type Playlist = z.infer<typeof Playlist>

export const PlaylistForm = z.object({
  name: RequiredText(50, { required: 'Required' }),
  format: z.enum(playlistFormatCodes, 'Required'),
})

const seconds = say.seconds(1, maxImageSeconds)

/** A video's length is read from the file; one in the request is ignored. */
export const MaterialForm = z.object({
  name: RequiredText(100, { required: say.requiredStar }),
  fileName: FileName,
  duration: z.number(seconds).min(1, seconds).max(maxImageSeconds, seconds).optional(),
})
export type MaterialForm = z.output<typeof MaterialForm>

/** With an id an existing material, without one a new material. */
export const KeptMaterialForm = MaterialForm.extend({ id: Id.optional() })
export type KeptMaterialForm = z.output<typeof KeptMaterialForm>

const tooMany = say.tooManyMaterials(maxMaterials)
const InStore = { storeId: Id }

export const listPlaylists = endpoint({
  id: 'playlist.list',
  method: 'POST',
  path: '/playlist/query',
  summary: 'Lists playlists with their materials in play order.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'ads.read',
  category: 'playlist',
  body: z.object({
    storeId: Id.optional(),
    playlistId: Id.optional(),
    format: z.enum(playlistFormatCodes).optional(),
    ...listFields(['id', 'name', 'format', 'duration', 'updatedAt']),
  }),
  answer: z.object({ playlistList: z.array(Playlist), total: Total }),
})

export const createPlaylist = endpoint({
  id: 'playlist.create',
  method: 'POST',
  path: '/playlist/add',
  summary: 'Creates a playlist with at least one material.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({
    ...InStore,
    playlist_data: PlaylistForm,
    material_data: z.array(MaterialForm).min(1, 'Required').max(maxMaterials, tooMany),
  }),
  answer: z.object({ playlist: Playlist }),
  errors: ['NOT_FOUND'],
})

export const updatePlaylist = endpoint({
  id: 'playlist.update',
  method: 'POST',
  path: '/playlist/update',
  summary:
    'Renames a playlist, changes its format while it is empty, sorts its materials, or replaces them all.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({
    ...InStore,
    playlist_data: PlaylistForm.partial().extend({
      id: Id,
      materialOrder: z.array(Id).max(maxMaterials).optional(),
      version: Version.optional(),
    }),
    /** The whole list in play order: materials not in it are removed. */
    material_data: z.array(KeptMaterialForm).min(1, 'Required').max(maxMaterials, tooMany).optional(),
  }),
  answer: z.object({ playlist: Playlist }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deletePlaylist = endpoint({
  id: 'playlist.delete',
  method: 'POST',
  path: '/playlist/delete',
  summary: 'Deletes a playlist that no ad in review or approved uses.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({ ...InStore, playlistId: Id }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const OneOrMore = z.union([MaterialForm, z.array(MaterialForm).min(1).max(maxMaterials)])

export const createMaterial = endpoint({
  id: 'material.create',
  method: 'POST',
  path: '/material/add',
  summary: 'Adds one or more uploaded files at the end of a playlist.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({ ...InStore, playlistId: Id, material_data: OneOrMore }),
  answer: z.object({ playlist: Playlist }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updateMaterial = endpoint({
  id: 'material.update',
  method: 'POST',
  path: '/material/update',
  summary: 'Renames a material, or changes how long an image is shown.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({ ...InStore, playlistId: Id, material_data: MaterialForm.partial().extend({ id: Id }) }),
  answer: z.object({ playlist: Playlist }),
  errors: ['NOT_FOUND'],
})

export const deleteMaterial = endpoint({
  id: 'material.delete',
  method: 'POST',
  path: '/material/delete',
  summary: 'Deletes a material from its playlist.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'playlist',
  body: z.object({ ...InStore, playlistId: Id, materialId: Id }),
  answer: z.object({ playlist: Playlist }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
