import { seeded } from '../packages/geo/src/drive/seeded.ts'
import { type Check, verifyBundle } from '../packages/evidence/src/bundle/index.ts'
import { changeValue, getPart, listValues } from '../packages/evidence/src/bundle/testing/change-value.ts'
import { makeBundle } from '../packages/evidence/src/bundle/testing/make-bundle.ts'

/** Changes single values of a report at random: every change must be found, and its place named. */
const count = Number(process.argv[2] ?? 1000)
const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 2 ** 31)
const random = seeded(seed)

const bundle = makeBundle({ days: 2, playsPerDay: 24, batch: 12, tombstoneEvery: 11 })
const values = listValues(bundle)
const byKind = new Map<string, (string | number)[][]>()
for (const keys of values) {
  const kind = keys
    .map((key) => (typeof key === 'number' || /^[0-9a-f/]{3,}/.test(key) ? '*' : key))
    .join('/')
  byKind.set(kind, [...(byKind.get(kind) ?? []), keys])
}
const kinds = [...byKind]
const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value

const listPlaces = (checks: readonly Check[], isOfSeal: boolean) =>
  checks.flatMap(({ id, result, place }) =>
    result !== 'failed' || !place ? [] : [isOfSeal && id === 'seal' ? '/seal' : getPart(place.path)],
  )

let [found, named] = [0, 0]
const startedAt = performance.now()
for (let n = 0; n < count; n++) {
  // Every kind of value as often as the others: most single values are positions and counts.
  const [kind, paths] = n < kinds.length ? (kinds[n] as (typeof kinds)[number]) : pick(kinds)
  const keys = pick(paths)
  const { checks } = verifyBundle(changeValue(bundle, keys, random()))
  const places = listPlaces(checks, keys[0] === 'seal')
  if (places.length > 0) found++
  if (places.includes(getPart(keys))) named++
  else console.log(`${kind}: ${keys.join('/')} → ${places.join(', ') || 'not found'}`)
}
const ms = Math.round((performance.now() - startedAt) / count)
console.log(
  `${count} changes of ${kinds.length} kinds of values in a bundle of ${values.length}, RANDOM_SEED=${seed}`,
)
console.log(`${found} found, ${named} with the place named; ${ms} ms each`)
process.exitCode = named === count ? 0 : 1
