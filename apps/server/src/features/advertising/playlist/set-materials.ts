import { isDeepStrictEqual } from 'node:util'
import type { KeptMaterialForm } from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { notFound, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import { readContents, toInputs } from './material-contents.ts'
import {
  updateMaterials,
  insertMaterials,
  type MaterialContent,
  type MaterialRow,
  deleteMaterials,
} from './material.queries.ts'
import type { LockedPlaylist } from './playlist.queries.ts'

/** Sets the materials to those of the forms; false if nothing changed. */
export async function setMaterials(
  tx: Tx,
  playlist: LockedPlaylist,
  before: MaterialRow[],
  forms: KeptMaterialForm[],
): Promise<boolean> {
  const known = new Map(before.map((row) => [row.id, row]))
  requireKnown(forms, known)
  const timed = forms.map((form) => ({ ...form, duration: form.duration ?? findDuration(form, known) }))
  const contents = await readContents(tx, playlist, toInputs(timed))
  const placed = contents.map((content, at) => ({ ...content, position: at + 1, id: forms[at]?.id }))
  const gone = before.filter(({ id }) => !placed.some((row) => row.id === id)).map(({ id }) => id)
  const isSame = gone.length === 0 && isDeepStrictEqual(placed.map(toComparable), before.map(toComparable))
  if (isSame) return false
  await deleteMaterials(tx, playlist.id, gone)
  await updateMaterials(tx, playlist.id, placed.filter(hasId))
  await insertMaterials(
    tx,
    playlist.id,
    placed.filter((row) => !hasId(row)).map(({ id: _id, ...row }) => row),
  )
  return true
}

/** The image's previous duration, if the form has none. */
const findDuration = ({ id, fileName }: KeptMaterialForm, known: Map<number, MaterialRow>) => {
  const row = id === undefined ? undefined : known.get(id)
  return row?.fileName === fileName ? row.duration : undefined
}

const hasId = <T extends { id?: number | undefined }>(row: T): row is T & { id: number } =>
  row.id !== undefined

const toComparable = ({ id, name, fileName, duration }: MaterialContent & { id?: number | undefined }) => ({
  id,
  name,
  fileName,
  duration,
})

function requireKnown(forms: KeptMaterialForm[], known: Map<number, MaterialRow>): void {
  const seen = new Set<number>()
  for (const [at, { id }] of forms.entries()) {
    if (id === undefined) continue
    if (!known.has(id)) throw notFound(text('playlist.materialMissing'))
    if (seen.has(id)) throw refuseField(`material_data.${at}.id`, text('playlist.materialRepeated'))
    seen.add(id)
  }
}
