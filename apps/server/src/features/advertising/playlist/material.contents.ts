import {
  imageSeconds,
  type MaterialForm,
  type MaterialType,
  materialTypeOf,
  type PlaylistFormat,
} from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { lockFiles, type MaterialContent, type MaterialFile } from './material.queries.ts'

export type Wanted = { form: MaterialForm; field: string }
type Place = { storeId: number; format: PlaylistFormat }

/** Contents by what the server read from the files, in the order of the forms; nothing of it comes from the browser. */
export async function readContents(tx: Tx, place: Place, wanted: Wanted[]): Promise<MaterialContent[]> {
  const names = [...new Set(wanted.map(({ form }) => form.fileName))]
  const known = names.length > 0 ? await lockFiles(tx, place.storeId, names) : new Map<string, MaterialFile>()
  return wanted.map(({ form, field }) => {
    const file = known.get(form.fileName)
    if (!file) throw refuseField(`${field}.fileName`, '找不到檔案，請重新上傳')
    const type = typeOf(file)
    if (type !== materialTypeOf(place.format)) throw refuseField(`${field}.fileName`, wrongType[place.format])
    return contentOf(form, file, type)
  })
}

/** Fields of a list count from 0; a single material has no number. */
export const wantedOf = <F extends MaterialForm>(data: F | F[]): Wanted[] =>
  Array.isArray(data)
    ? data.map((form, at) => ({ form, field: `material_data.${at}` }))
    : [{ form: data, field: 'material_data' }]

const wrongType: Record<PlaylistFormat, string> = {
  video: '此播放清單的格式為影片，不能加入圖片',
  image: '此播放清單的格式為圖片，不能加入影片',
  game_side_bar: '此播放清單的格式為遊戲側欄圖片，不能加入影片',
}

const typeOf = ({ mime }: MaterialFile): MaterialType => (mime.startsWith('video/') ? 'video' : 'image')

function contentOf(form: MaterialForm, file: MaterialFile, type: MaterialType): MaterialContent {
  const { uuidName, mime, width, height, sizeBytes } = file
  const seconds = type === 'video' ? file.durationSeconds : form.duration
  const duration = seconds ?? imageSeconds
  return { name: form.name, fileName: uuidName, type, mime, width, height, duration, sizeBytes }
}
