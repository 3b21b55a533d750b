import { getConfig } from '@lumiroute/contract/overview'
import { createBoxClient } from './box-client.ts'
import { type Fleet, rideOnce } from './ride-once.ts'
import { type Drivable, findFleet, signInAt } from './find-fleet.ts'
import type { SimulateOptions } from './options.ts'
import { type Sent, type SimulateReport, type Skipped, computeTotals } from './tally.ts'

type Given = {
  /** By MAC address: devices with a known token need no pairing, and only these are driven. */
  tokens?: ReadonlyMap<string, string>
  /** Only these vehicles. */
  vehicleIds?: readonly number[]
  say?: (line: string) => void
}

/** Drives the vehicles booked for today, from some hours ago up to now, and returns what was sent. */
export async function simulateFleet(options: SimulateOptions, given: Given = {}): Promise<SimulateReport> {
  const operator = await signInAt(options)
  const { businessTz: timeZone } = await operator(getConfig, {})
  const client = createBoxClient(options.url)
  const fleet: Fleet = { options, operator, client, timeZone, ...(given.tokens && { tokens: given.tokens }) }
  try {
    const found = await chooseVehicles(fleet, given)
    const skipped: Skipped[] = []
    const outcomes = await Promise.all(found.map((drivable) => driveOrSkip(fleet, drivable, skipped)))
    const records = outcomes.filter((sent) => sent !== null)
    return { records, skipped, totals: computeTotals(records) }
  } finally {
    client.close()
  }
}

async function chooseVehicles({ operator, options, timeZone }: Fleet, given: Given): Promise<Drivable[]> {
  const { tokens, vehicleIds, say } = given
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now())
  const all = await findFleet(operator, { today, isOurs: (mac) => tokens?.has(mac) === true })
  const named = vehicleIds ? all.filter(({ vehicleId }) => vehicleIds.includes(vehicleId)) : all
  const chosen = tokens ? named.flatMap((drivable) => knownBoxes(drivable, tokens)) : named
  const driven = chosen.slice(0, options.vehicles)
  const fewer =
    driven.length < options.vehicles ? ` of ${options.vehicles} asked for: no more are booked today` : ''
  say?.(`${driven.length} vehicles${fewer}`)
  return driven
}

function knownBoxes(drivable: Drivable, tokens: ReadonlyMap<string, string>): Drivable[] {
  const known = (mac: string | null) => (mac !== null && tokens.has(mac) ? mac : null)
  const boxes = { player: known(drivable.player), sensor: known(drivable.sensor) }
  return boxes.player || boxes.sensor ? [{ ...drivable, ...boxes }] : []
}

async function driveOrSkip(fleet: Fleet, drivable: Drivable, skipped: Skipped[]): Promise<Sent | null> {
  try {
    return await rideOnce(fleet, drivable)
  } catch (error) {
    skipped.push({ vehicleNo: drivable.vehicleNo, why: (error as Error).message })
    return null
  }
}
