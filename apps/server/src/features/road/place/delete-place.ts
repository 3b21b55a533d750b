import type { deletePlace as endpoint } from '@lumiroute/contract/place'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Text, text } from '../../../text/text.ts'
import { findPlaceForUpdate, findPlaceUses, type NamedUses, removePlace } from './place.queries.ts'

export async function deletePlace({ tx, input, audit }: Write<typeof endpoint>) {
  const place = await findPlaceForUpdate(tx, input.placeId)
  if (!place) throw notFound()
  const { devices, ads } = await findPlaceUses(tx, place.id)
  requireUnused(place.name, describeDevices(devices), describeAds(ads))
  await removePlace(tx, place.id)
  await audit(tx, 'place.deleted', { object: place })
  return { message: text('place.deleted', { name: place.name }) }
}

function requireUnused(name: string, devices: Text | undefined, ads: Text | undefined): void {
  if (devices && ads) throw new AppError('place.inUseByBoth', { name, devices, ads })
  const uses = devices ?? ads
  if (uses) throw new AppError('place.inUse', { name, uses })
}

function describeDevices({ names, total }: NamedUses): Text | undefined {
  if (total === 0) return undefined
  const quoted = names.map((name) => text('place.quoted', { name }))
  return total > names.length
    ? text('place.devicesMany', { names: quoted, count: total })
    : text('place.devices', { names: quoted })
}

function describeAds({ names, total }: NamedUses): Text | undefined {
  if (total === 0) return undefined
  const quoted = names.map((name) => text('place.quoted', { name }))
  return total > names.length
    ? text('place.adsMany', { names: quoted, count: total })
    : text('place.ads', { names: quoted })
}
