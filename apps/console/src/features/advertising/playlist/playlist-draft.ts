import { imageSeconds, KeptMaterialForm, PlaylistForm } from '@lumiroute/contract/playlist'
import type { Uploaded } from '@lumiroute/contract/file'
import type { Material, MaterialType, Playlist, PlaylistFormat } from '@lumiroute/contract/playlist'
import { z } from 'zod'

/** Fields that the dialog shows but does not send. */
const Shown = {
  type: z.enum(['video', 'image']),
  url: z.string(),
  resolution: z.string(),
  fileSize: z.number(),
  /** Position among the chosen files: small files finish uploading before large ones. */
  turn: z.number().optional(),
}
const MaterialDraft = KeptMaterialForm.extend(Shown)
export const PlaylistDraft = PlaylistForm.extend({ material_data: z.array(MaterialDraft) })

export type MaterialDraft = z.input<typeof MaterialDraft>
export type PlaylistDraft = z.input<typeof PlaylistDraft>
export type SentDraft = z.output<typeof PlaylistDraft>

const bytesAMegabyte = 1024 * 1024
const maxNameLength = 100

const toDraft = ({ id, name, fileName, duration, type, fileURL, resolution, fileSize }: Material) => ({
  id,
  name,
  fileName,
  duration,
  type,
  url: fileURL,
  resolution,
  fileSize,
})

export const toValues = (playlist: Playlist | undefined): Partial<PlaylistDraft> =>
  playlist
    ? { name: playlist.name, format: playlist.format, material_data: playlist.materials.map(toDraft) }
    : { name: '', material_data: [] }

export type UploadedFile = Uploaded & { file: string; turn: number }

/** The file name without its extension is the default name. */
export function uploadedDraft(uploaded: UploadedFile): MaterialDraft {
  const { uuidName, url, mime, size, width, height, duration, file, turn } = uploaded
  const isVideo = mime.startsWith('video/')
  return {
    name: (file.replace(/\.[^.]+$/, '') || file).slice(0, maxNameLength),
    fileName: uuidName,
    duration: (isVideo && duration) || imageSeconds,
    type: isVideo ? 'video' : 'image',
    url,
    resolution: width && height ? `${width}x${height}` : '',
    fileSize: Math.round((size / bytesAMegabyte) * 100) / 100,
    turn,
  }
}

/** Inserts a finished upload before the first file that was chosen after it. */
export function getPlace(drafts: readonly MaterialDraft[], turn: number): number {
  const later = drafts.findIndex((draft) => draft.turn !== undefined && draft.turn > turn)
  return later < 0 ? drafts.length : later
}

export const typeOfFile = ({ type }: File): MaterialType => (type.startsWith('video/') ? 'video' : 'image')

/** Without a chosen format, the first file decides. */
export const formatFor = (format: PlaylistFormat | undefined, files: readonly File[]): PlaylistFormat =>
  format ?? (files[0] ? typeOfFile(files[0]) : 'image')

/** The server takes a video's length from the file, so do not send one. */
export const sentMaterials = (drafts: SentDraft['material_data']) =>
  drafts.map(({ id, name, fileName, duration, type }) => ({
    ...(id !== undefined && { id }),
    name,
    fileName,
    ...(type === 'image' && duration !== undefined && { duration }),
  }))

export const computeTotals = (drafts: readonly Partial<MaterialDraft>[]) => ({
  seconds: drafts.reduce((sum, { duration = 0 }) => sum + (Number.isFinite(duration) ? duration : 0), 0),
  size: drafts.reduce((sum, { fileSize = 0 }) => sum + fileSize, 0),
})
