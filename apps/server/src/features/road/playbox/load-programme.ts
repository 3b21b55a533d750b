import { createHash } from 'node:crypto'
import type { Programme } from '@lumiroute/contract/playbox'
import type { Db, Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { linkToFile } from '../../platform/file/file.links.ts'
import { findPlan, findPlaylists, findSnapshots, type Plan } from './playbox.queries.ts'
import { viewAd, viewPlaylist } from './programme.view.ts'

const pollSeconds = 60
const contactHours = 72

type Asking = { deps: Deps; device: DeviceActor; origin: string }

const nowOf = (deps: Deps) => ({ today: today(deps), now: deps.now() })

/** The ad that a device plays today, whoever else named it. */
export const findAdToday = async (db: Handle, deps: Deps, deviceId: number): Promise<number | null> =>
  (await findPlan(db, deviceId, nowOf(deps)))?.days[0]?.adId ?? null

async function requirePlan({ deps, device }: Asking): Promise<Plan> {
  const plan = await findPlan(deps.db, device.id, nowOf(deps))
  if (!plan) throw notFound()
  return plan
}

export const loadProgramme = async (asking: Asking): Promise<Programme> =>
  buildProgramme(asking, await requirePlan(asking))

/** The version alone. The same plan always has the same content, so that it is worked out once. */
export async function findVersion(asking: Asking): Promise<string> {
  const plan = await requirePlan(asking)
  const kept = versionsOf(asking.deps.db)
  const key = keyOf(asking, plan)
  return kept.get(key) ?? (await buildProgramme(asking, plan)).version
}

const keyOf = ({ origin }: Asking, plan: Plan) => digest({ origin, plan })
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const maxKept = 20_000
const versions = new WeakMap<Db, Map<string, string>>()
function versionsOf(db: Db): Map<string, string> {
  const known = versions.get(db)
  if (known) return known
  const made = new Map<string, string>()
  versions.set(db, made)
  return made
}

async function buildProgramme(asking: Asking, plan: Plan): Promise<Programme> {
  const content = await fillPlan(asking, plan)
  const version = digest(content)
  const kept = versionsOf(asking.deps.db)
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value as string)
  kept.set(keyOf(asking, plan), version)
  return { ...content, version }
}

async function fillPlan({ deps, origin }: Asking, plan: Plan): Promise<Omit<Programme, 'version'>> {
  const linking = {
    origin,
    linkTo: (uuidName: string) => linkToFile(deps, { uuidName, isPrivate: false }),
  }
  const ids = plan.days.flatMap(({ snapshotId }) => snapshotId ?? [])
  const snapshots = await findSnapshots(deps.db, [...new Set(ids)])
  const playlists = await findPlaylists(
    deps.db,
    plan.defaults.map(({ id }) => id),
  )
  const adOf = ({ snapshotId, recordId }: Plan['days'][number], index: number) => {
    const approved = snapshotId === null ? undefined : snapshots.get(snapshotId)
    const room = index === 0 ? plan.room : null
    return approved ? viewAd(linking, approved, { recordId, room }) : null
  }
  const playlistOf = (id: number | null) => {
    const found = id === null ? undefined : playlists.get(id)
    return found ? viewPlaylist(linking, found) : null
  }
  const days = plan.days.map((day, index) => ({ date: day.date, ad: adOf(day, index) }))
  return {
    device: plan.device,
    timeZone: deps.settings.businessTz,
    pollSeconds,
    contactHours,
    ad: days[0]?.ad ?? null,
    days,
    defaultPlay1: playlistOf(plan.play1),
    defaultPlay2: playlistOf(plan.play2),
  }
}
