import { type Position, seeded } from '@lumiroute/geo'

export type Crowd = {
  peopleCount: number
  peopleGender: { male: number; female: number; unknown: number }
  peopleAge: Record<'0-12' | '13-18' | '19-34' | '35-59' | '60+' | 'unknown', number>
}
export type Scene = { at: number; place: Position; isStanding: boolean; isRainy: boolean }

/** People in view at an average corner, by hour of the day. */
const byHour = [2, 1, 1, 0.5, 0.5, 1, 2, 5, 7, 5, 5, 7, 9, 7, 6, 6, 7, 10, 12, 12, 11, 9, 6, 3]
const genders = [['male', 0.46], ['female', 0.94], ['unknown', 1]] as const // oxfmt-ignore
const ages = [['0-12', 0.06], ['13-18', 0.15], ['19-34', 0.48], ['35-59', 0.8], ['60+', 0.93], ['unknown', 1]] as const // oxfmt-ignore
const hourMs = 3_600_000
const sunHours = 8
const cellDegrees = 0.003

/** People counted by a camera on the vehicle: more at busy corners and in the evening, fewer in rain. */
export function createCrowd(seed: number): (scene: Scene) => Crowd {
  const random = seeded(seed)
  return (scene) => {
    const mean = usualAt(scene) * (scene.isStanding ? 1.5 : 1) * (scene.isRainy ? 0.55 : 1)
    const peopleCount = Math.round(mean * (0.6 + 0.8 * random()))
    const crowd: Crowd = {
      peopleCount,
      peopleGender: { male: 0, female: 0, unknown: 0 },
      peopleAge: { '0-12': 0, '13-18': 0, '19-34': 0, '35-59': 0, '60+': 0, unknown: 0 },
    }
    for (let i = 0; i < peopleCount; i++) {
      crowd.peopleGender[drawn(genders, random())]++
      crowd.peopleAge[drawn(ages, random())]++
    }
    return crowd
  }
}

const drawn = <T extends string>(choices: readonly (readonly [T, number])[], at: number): T =>
  (choices.find(([, until]) => at < until) ?? (choices[0] as readonly [T, number]))[0]

function usualAt({ at, place }: Scene): number {
  const hour = (at / hourMs + sunHours) % 24
  const [now, next] = [byHour[Math.floor(hour)] as number, byHour[(Math.floor(hour) + 1) % 24] as number]
  return (now + (next - now) * (hour % 1)) * getBusyness(place)
}

/** From 0.2 to 2.2, continuous between corners. */
function getBusyness([lng, lat]: Position): number {
  const [x, y] = [lng / cellDegrees, lat / cellDegrees]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, up] = [x - column, y - row]
  const south = getCorner(column, row) * (1 - right) + getCorner(column + 1, row) * right
  const north = getCorner(column, row + 1) * (1 - right) + getCorner(column + 1, row + 1) * right
  return 0.2 + 2 * (south * (1 - up) + north * up) ** 2
}

const getCorner = (column: number, row: number) => seeded(column * 7919 + row * 104_729)()
