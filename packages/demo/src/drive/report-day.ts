import { driveRoute, type DriveTruth, seeded } from '@lumiroute/geo'
import type { PlayRow } from '@lumiroute/server/features/road/playbox/queries/plays.queries.ts'
import { toRow } from '@lumiroute/server/features/road/playbox/send-plays.ts'
import { type DemoDay, isDark } from '../data/demo-days.ts'
import { makeUuid } from '../data/demo-games.ts'
import { createDice } from '../dice.ts'
import { type Sample, sampleDrive, sampleStanding } from './drive-samples.ts'
import { getFault, getPlace, type RecordPlan } from '../load/record-plans.ts'
import { playScreen } from './screen-plays.ts'

export type DayReport = {
  positions: Sample[]
  people: Sample[]
  plays: PlayRow[]
  /** True result of a drive. */
  truth: DriveTruth | null
}

/** Everything that the devices of a record send for their day. */
export function reportDay(plan: RecordPlan, day: DemoDay): DayReport {
  if (plan.lines) return reportDrive(plan, plan.lines, day)
  const seconds = Math.floor((day.until - day.from) / 1000)
  const standing = { startAt: day.from, seconds, everySeconds: 30, place: getPlace(plan) }
  const people = plan.playerId ? [...sampleStanding(standing, plan.id)] : []
  return { positions: [], people, plays: getPlays(plan, day, () => null), truth: null }
}

/** On one day of four a street on the way is closed. */
const closed: [number, number] = [0.2, 0.32]

function reportDrive(plan: RecordPlan, lines: NonNullable<RecordPlan['lines']>, day: DemoDay): DayReport {
  const seconds = Math.floor((day.until - day.from) / 1000)
  const driving = { startAt: day.from, seconds, seed: plan.id, ...(plan.id % 4 === 2 && { closed }) }
  const drive = driveRoute(lines, driving)
  const moments = [...drive.moments]
  const report: DayReport = { positions: [], people: [], plays: [], truth: drive.truth() }
  for (const { position, people } of sampleDrive(moments, { seed: plan.id })) {
    if (position) report.positions.push(position)
    if (people) report.people.push(people)
  }
  report.plays = getPlays(plan, day, (ms) => moments[Math.floor((ms - day.from) / 5000)]?.fix ?? null)
  return report
}

type Placed = (ms: number) => { lat: number; lng: number } | null

function getPlays(plan: RecordPlan, { from, until, isOver }: DemoDay, placeAt: Placed): PlayRow[] {
  if (plan.playerId === null) return []
  const [dice, random] = [createDice(plan.id), seeded(plan.id)]
  const plays = [...playScreen(plan.screen, { from, until }, random)]
  const hasDarkTime = getFault(plan) === 'dark'
  const shown = hasDarkTime ? plays.filter(({ endMs }) => !isDark({ from, until, isOver }, endMs)) : plays
  return shown.map(({ endMs, ...play }) => {
    const fix = placeAt(endMs)
    return toRow({ ...play, playId: makeUuid(dice), position: fix && { lat: fix.lat, lng: fix.lng } })
  })
}
