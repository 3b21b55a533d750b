import { createHash } from 'node:crypto'
import type { PlannedRoom, Programme } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { today } from '../../../clock/business-day.ts'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { linkToFile } from '../../platform/file/file-links.ts'
import { setBounded } from './playbox-caches.ts'
import { findPlan, getPlaylists, getSnapshots, type Plan } from './queries/programme.queries.ts'
import { viewAd, viewPlannedRoom, viewPlaylist } from './view-programme.ts'

const pollSeconds = 60
const contactHours = 72

type ProgrammeRequest = { deps: Deps; device: DeviceActor; origin: string }

const getNow = (deps: Deps) => ({ today: today(deps), now: deps.now() })

/** The ad that a device plays today. */
export const findAdToday = async (db: Handle, deps: Deps, deviceId: number): Promise<number | null> =>
  (await findPlan(db, deviceId, getNow(deps)))?.days[0]?.adId ?? null

/** The open room of a device, as its programme shows it. */
export async function findRoomToday(
  db: Handle,
  { deps, deviceId, origin }: { deps: Deps; deviceId: number; origin: string },
): Promise<PlannedRoom | null> {
  const plan = await findPlan(db, deviceId, getNow(deps))
  return plan?.room ? viewPlannedRoom(plan.room, origin) : null
}

async function requirePlan({ deps, device }: ProgrammeRequest): Promise<Plan> {
  const plan = await findPlan(deps.db, device.id, getNow(deps))
  if (!plan) throw notFound()
  return plan
}

export const loadProgramme = async (request: ProgrammeRequest): Promise<Programme> =>
  buildProgramme(request, await requirePlan(request))

/** Only the version. The same plan always gives the same programme, so its version is cached. */
export async function getProgrammeVersion(request: ProgrammeRequest): Promise<string> {
  const plan = await requirePlan(request)
  const known = request.deps.playbox.programmeVersions.get(getPlanKey(request, plan))
  return known ?? (await buildProgramme(request, plan)).version
}

const getPlanKey = ({ origin }: ProgrammeRequest, plan: Plan) => digest({ origin, plan })
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const maxVersions = 20_000

async function buildProgramme(request: ProgrammeRequest, plan: Plan): Promise<Programme> {
  const content = await fillPlan(request, plan)
  const version = digest(content)
  const { programmeVersions } = request.deps.playbox
  setBounded(programmeVersions, getPlanKey(request, plan), version, maxVersions)
  return { ...content, version }
}

async function fillPlan({ deps, origin }: ProgrammeRequest, plan: Plan): Promise<Omit<Programme, 'version'>> {
  const linking = {
    origin,
    linkTo: (uuidName: string) => linkToFile(deps, { uuidName, isPrivate: false }),
  }
  const ids = plan.days.flatMap(({ snapshotId }) => snapshotId ?? [])
  const snapshots = await getSnapshots(deps.db, [...new Set(ids)])
  const playlists = await getPlaylists(
    deps.db,
    plan.defaults.map(({ id }) => id),
  )
  const getAd = ({ snapshotId, recordId }: Plan['days'][number], index: number) => {
    const approved = snapshotId === null ? undefined : snapshots.get(snapshotId)
    const room = index === 0 ? plan.room : null
    return approved ? viewAd(linking, approved, { recordId, room }) : null
  }
  const getPlaylist = (id: number | null) => {
    const found = id === null ? undefined : playlists.get(id)
    return found ? viewPlaylist(linking, found) : null
  }
  const days = plan.days.map((day, index) => ({ date: day.date, ad: getAd(day, index) }))
  return {
    device: plan.device,
    timeZone: deps.settings.businessTz,
    pollSeconds,
    contactHours,
    ad: days[0]?.ad ?? null,
    days,
    defaultPlay1: getPlaylist(plan.play1),
    defaultPlay2: getPlaylist(plan.play2),
  }
}
