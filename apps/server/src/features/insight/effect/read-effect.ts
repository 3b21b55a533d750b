import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import {
  type Counts,
  countViewers,
  measureCoverage,
  method,
  peopleMinutesMethod,
} from '@lumiroute/evidence/people'
import type { DeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { readCounts } from '../../road/record/read-counts.ts'
import { readDelivery } from '../../road/record/read-delivery.ts'
import { nameMaterials } from '../../road/record/name-materials.ts'
import { type RecordRow } from '../../road/record/require-record.ts'
import { ageGroups, genderGroups } from './people-groups.ts'
import { listPlays, type Play, type Sums, sumPeopleColumns } from './queries/effect.queries.ts'

type Answer = AnswerOf<typeof getAdEffect>
export type Summary = Answer['summary']
export type ShownItem = Answer['itemList'][number]

/** Smaller counts could identify a person. */
const minPeople = 5

/** Summary and items of a record; screen, download and API all show these figures. */
export async function readEffect(
  db: Handle,
  record: RecordRow,
  moment: DeliveryMoment,
): Promise<{ summary: Summary; itemList: ShownItem[] }> {
  const [sums, counts, plays, { peopleMinutes, ...delivery }] = await Promise.all([
    sumPeopleColumns(db, record),
    readCounts(db, record),
    listPlays(db, record.id),
    readDelivery(db, record.id, moment),
  ])
  const summary = { ...summarize(record, sums, counts), peopleMinutes, peopleMinutesMethod, delivery }
  return { summary, itemList: await listItems(db, record, counts, plays) }
}

function summarize(record: RecordRow, sums: Sums, counts: Counts) {
  const [start, end] = [
    record.startDateTime?.getTime(),
    record.endDateTime?.getTime() ?? counts.at[counts.at.length - 1],
  ]
  const hasTimes = start !== undefined && end !== undefined
  return {
    peopleTotal: sums.people_count ?? null,
    gender: countGroups(genderGroups, sums),
    age: countGroups(ageGroups, sums),
    coveragePct: hasTimes ? measureCoverage(counts, { startMs: start, endMs: end }) : null,
    samples: counts.at.length,
    method,
  }
}

function countGroups(groups: Record<string, { column: string }>, sums: Sums): Summary['gender'] {
  const people = Object.entries(groups).map(([key, { column }]) => [key, sums[column] ?? null] as const)
  if (people.every(([, sum]) => sum === null)) return null
  return Object.fromEntries(people.map(([key, sum]) => [key, (sum ?? 0) >= minPeople ? sum : null]))
}

async function listItems(db: Handle, record: RecordRow, counts: Counts, plays: Play[]): Promise<ShownItem[]> {
  const viewers = countViewers(counts, plays)
  const byMaterial = new Map<number, number[]>()
  for (const [i, { materialId }] of plays.entries()) {
    const indexes = byMaterial.get(materialId)
    if (indexes) indexes.push(i)
    else byMaterial.set(materialId, [i])
  }
  const names = await nameMaterials(db, record.adId)
  return [...byMaterial].map(([materialId, indexes]) => {
    const own = indexes.map((i) => plays[i] as Play)
    const known = indexes.flatMap((i) => viewers[i] ?? [])
    return {
      materialId,
      name: names.get(materialId) ?? `#${materialId}`,
      plays: own.length,
      delivered: own.filter(({ isDelivered }) => isDelivered).length,
      seconds: Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10,
      measured: known.length,
      people: known.length > 0 ? Math.round(known.reduce((sum, each) => sum + each, 0)) : null,
    }
  })
}
