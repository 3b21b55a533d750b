import {
  imageSeconds,
  type MaterialForm,
  type MaterialType,
  getMaterialType,
  type PlaylistFormat,
} from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { lockFiles, type MaterialContent, type MaterialFile } from './material.queries.ts'

export type MaterialInput = { form: MaterialForm; field: string }
type Target = { storeId: number; format: PlaylistFormat }

/**
 * File contents as measured by the server, in the sequence of the forms; values from the browser are not
 * trusted.
 */
export async function readContents(
  tx: Tx,
  playlist: Target,
  inputs: MaterialInput[],
): Promise<MaterialContent[]> {
  const names = [...new Set(inputs.map(({ form }) => form.fileName))]
  const known =
    names.length > 0 ? await lockFiles(tx, playlist.storeId, names) : new Map<string, MaterialFile>()
  return inputs.map(({ form, field }) => {
    const file = known.get(form.fileName)
    if (!file) throw refuseField(`${field}.fileName`, text('playlist.fileMissing'))
    const type = getType(file)
    if (type !== getMaterialType(playlist.format))
      throw refuseField(`${field}.fileName`, wrongType[playlist.format])
    return toContent(form, file, type)
  })
}

/** Fields of a list are numbered from 0; a single material has no number. */
export const toInputs = <F extends MaterialForm>(data: F | F[]): MaterialInput[] =>
  Array.isArray(data)
    ? data.map((form, at) => ({ form, field: `material_data.${at}` }))
    : [{ form: data, field: 'material_data' }]

const wrongType: Record<PlaylistFormat, Text> = {
  video: text('playlist.needsVideo'),
  image: text('playlist.needsImage'),
  game_side_bar: text('playlist.needsSideBarImage'),
}

const getType = ({ mime }: MaterialFile): MaterialType => (mime.startsWith('video/') ? 'video' : 'image')

function toContent(form: MaterialForm, file: MaterialFile, type: MaterialType): MaterialContent {
  const { uuidName, mime, width, height, sizeBytes } = file
  const seconds = type === 'video' ? file.durationSeconds : form.duration
  const duration = seconds ?? imageSeconds
  return { name: form.name, fileName: uuidName, type, mime, width, height, duration, sizeBytes }
}
