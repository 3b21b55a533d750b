import { createGrid } from './gate-grid.ts'
import type { Line } from '../lines/line-types.ts'
import { metresBetween } from '../lines/measure-lines.ts'
import { planeAround, type Plane, type Point } from '../lines/plane.ts'
import { type Gate, placeGates } from './route-gates.ts'
import { smoothFixes } from './smooth-fixes.ts'
import type { Fix } from './track-types.ts'

/** A part of the booked route that was not driven; a position every 25 m. */
export type Gap = { metres: number; line: Line }
export type Adherence = { totalM: number; coveredM: number; gaps: Gap[] }

const corridorM = 40
/** The cosine of 60 degrees. */
const leastCosine = 0.5
const longestLegMs = 30_000
const shortestLegM = 20
const leastRunM = 100
const leastRunMs = 20_000
/** A gap that a cut corner or one bad fix causes. */
const mendedM = 60
const listedGapM = 200

/** Share of a booked route that was driven in its direction, at least once; takes filtered fixes. */
export function measureAdherence(lines: Line[], fixes: readonly Fix[]): Adherence {
  const origin = lines[0]?.[0]
  if (!origin) return { totalM: 0, coveredM: 0, gaps: [] }
  const plane = planeAround(origin)
  const rows = placeGates(lines, plane)
  const passed = passGates(rows.flat(), toLegs(fixes, plane))
  const totalM = getLength(rows.flat())
  const missed = rows.flatMap((row) => missedRuns(row, passed))
  const coveredM = Math.max(0, totalM - missed.reduce((metres, run) => metres + getLength(run), 0))
  return { totalM, coveredM, gaps: missed.map(toGap).filter(({ metres }) => metres > listedGapM) }
}

type Leg = { from: Point; to: Point; at: number }

/** Long enough that their direction is not noise, and without a silence in between. */
function toLegs(fixes: readonly Fix[], plane: Plane): Leg[] {
  const legs: Leg[] = []
  let start: Fix | undefined
  let last: Fix | undefined
  for (const fix of smoothFixes(fixes)) {
    if (!start || !last || fix.at - last.at > longestLegMs) start = fix
    else if (metresBetween(start, fix) >= shortestLegM) {
      legs.push({ from: plane(start), to: plane(fix), at: fix.at })
      start = fix
    }
    last = fix
  }
  return legs
}

/** When each gate was first passed. */
function passGates(gates: readonly Gate[], legs: readonly Leg[]): Map<Gate, number> {
  const near = createGrid(gates)
  const passed = new Map<Gate, number>()
  for (const leg of legs)
    for (const gate of near(leg.from, leg.to, corridorM))
      if (!passed.has(gate) && passes(leg, gate)) passed.set(gate, leg.at)
  return passed
}

function passes({ from, to }: Leg, { x, y, east, north }: Gate): boolean {
  const before = (from.x - x) * east + (from.y - y) * north
  const after = (to.x - x) * east + (to.y - y) * north
  if (before > 0 || after <= 0) return false
  if (after - before < leastCosine * Math.hypot(to.x - from.x, to.y - from.y)) return false
  const share = before / (before - after)
  const aside = (point: Point) => (point.y - y) * east - (point.x - x) * north
  return Math.abs(aside(from) + (aside(to) - aside(from)) * share) <= corridorM
}

const getLength = (gates: readonly Gate[]) => gates.reduce((metres, { lengthM }) => metres + lengthM, 0)

/** Splits gates into alternating runs of passed and missed. */
function splitRuns(row: readonly Gate[], isPassed: (gate: Gate) => boolean): Gate[][] {
  const runs: Gate[][] = []
  let was: boolean | undefined
  for (const gate of row) {
    if (isPassed(gate) === was) (runs.at(-1) as Gate[]).push(gate)
    else runs.push([gate])
    was = isPassed(gate)
  }
  return runs
}

function missedRuns(row: readonly Gate[], passed: Map<Gate, number>): Gate[][] {
  const counted = new Set(passed.keys())
  const isCounted = (gate: Gate) => counted.has(gate)
  mendHoles(splitRuns(row, isCounted), counted)
  for (const run of splitRuns(row, isCounted))
    // Crossing the route, or a short way along it, does not count as driving it.
    if (isCounted(run[0] as Gate) && isTooShort(run, row, passed))
      for (const gate of run) counted.delete(gate)
  return splitRuns(row, isCounted).filter(([first]) => !isCounted(first as Gate))
}

function mendHoles(runs: Gate[][], counted: Set<Gate>): void {
  for (const run of runs.slice(1, -1))
    if (!counted.has(run[0] as Gate) && getLength(run) <= mendedM) for (const gate of run) counted.add(gate)
}

function isTooShort(run: Gate[], row: readonly Gate[], passed: Map<Gate, number>): boolean {
  if (run.length === row.length || getLength(run.slice(1)) >= leastRunM) return false
  const times = run.flatMap((gate) => passed.get(gate) ?? [])
  return Math.max(...times) - Math.min(...times) < leastRunMs
}

const toGap = (run: Gate[]): Gap => ({
  metres: Math.round(getLength(run)),
  line: run.map(({ place }) => place),
})
