import type { MaterialForm, updateMaterial as endpoint } from '@lumiroute/contract/playlist'
import { notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { readContents, wantedOf } from './material.contents.ts'
import { changeMaterials, listMaterials, type MaterialRow } from './material.queries.ts'
import { markChanged, requirePlaylist, viewPlaylist } from './save-playlist.ts'

export async function updateMaterial({ tx, actor, scope, input }: Write<typeof endpoint>) {
  const { id, ...change } = input.material_data
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  const material = (await listMaterials(tx, playlist.id)).find((row) => row.id === id)
  if (!material) throw notFound()
  const form = mergeForm(material, change)
  const contents = await readContents(tx, playlist, wantedOf(form))
  await changeMaterials(
    tx,
    playlist.id,
    contents.map((content) => ({ ...content, id, position: material.position })),
  )
  await markChanged(tx, playlist.id, actor.accountId)
  return { playlist: await viewPlaylist(tx, playlist.id), message: `更新素材「${form.name}」成功` }
}

type Change = { [K in keyof MaterialForm]?: MaterialForm[K] | undefined }
const mergeForm = ({ name, fileName, duration }: MaterialRow, change: Change): MaterialForm => ({
  name: change.name ?? name,
  fileName: change.fileName ?? fileName,
  duration: change.duration ?? duration,
})
