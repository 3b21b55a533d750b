import { isDeepStrictEqual } from 'node:util'
import type { KeptMaterialForm } from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { readContents, wantedOf } from './material.contents.ts'
import {
  changeMaterials,
  insertMaterials,
  type MaterialContent,
  type MaterialRow,
  removeMaterials,
} from './material.queries.ts'
import type { LockedPlaylist } from './playlist.queries.ts'

/** Makes the list as the forms say; whether that changed anything. */
export async function setMaterials(
  tx: Tx,
  playlist: LockedPlaylist,
  before: MaterialRow[],
  forms: KeptMaterialForm[],
): Promise<boolean> {
  const known = new Map(before.map((row) => [row.id, row]))
  requireKnown(forms, known)
  const withSeconds = forms.map((form) => ({ ...form, duration: form.duration ?? secondsOf(form, known) }))
  const contents = await readContents(tx, playlist, wantedOf(withSeconds))
  const placed = contents.map((content, at) => ({ ...content, position: at + 1, id: forms[at]?.id }))
  const gone = before.filter(({ id }) => !placed.some((row) => row.id === id)).map(({ id }) => id)
  const isSame = gone.length === 0 && isDeepStrictEqual(placed.map(shownOf), before.map(shownOf))
  if (isSame) return false
  await removeMaterials(tx, playlist.id, gone)
  await changeMaterials(tx, playlist.id, placed.filter(hasId))
  await insertMaterials(
    tx,
    playlist.id,
    placed.filter((row) => !hasId(row)).map(({ id: _id, ...row }) => row),
  )
  return true
}

/** How long a kept image stood so far, where the form does not say. */
const secondsOf = ({ id, fileName }: KeptMaterialForm, known: Map<number, MaterialRow>) => {
  const row = id === undefined ? undefined : known.get(id)
  return row?.fileName === fileName ? row.duration : undefined
}

const hasId = <T extends { id?: number | undefined }>(row: T): row is T & { id: number } =>
  row.id !== undefined

const shownOf = ({ id, name, fileName, duration }: MaterialContent & { id?: number | undefined }) => ({
  id,
  name,
  fileName,
  duration,
})

function requireKnown(forms: KeptMaterialForm[], known: Map<number, MaterialRow>): void {
  const seen = new Set<number>()
  for (const [at, { id }] of forms.entries()) {
    if (id === undefined) continue
    if (!known.has(id)) throw notFound('找不到素材，請重新整理後再試')
    if (seen.has(id)) throw refuseField(`material_data.${at}.id`, '素材重複')
    seen.add(id)
  }
}
