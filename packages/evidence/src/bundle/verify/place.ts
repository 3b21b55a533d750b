/** What is checked, in the order of the page. */
export const checkIds = [
  'shape',
  'seal',
  'key',
  'rows',
  'chain',
  'signature',
  'checkpoint',
  'inclusion',
  'binding',
  'figures',
] as const
export type CheckId = (typeof checkIds)[number]

/** Where a fault is: its path in the bundle, and in a chain the row, or the rows after `afterSeq` up to `seq`. */
export type Place = { path: string; recordId?: number; seq?: number; afterSeq?: number }

/** `absent`: the report does not claim this, for example because its boxes cannot sign. */
export type Check = {
  id: CheckId
  result: 'ok' | 'failed' | 'absent'
  place?: Place
  faults: number
  checked: number
}

/** Collects the faults of one check. */
export function startCheck(id: CheckId) {
  const places: Place[] = []
  let checked = 0
  return {
    /** Counts one value as checked, and its place as a fault unless it is right. */
    expect(isRight: boolean, place: Place) {
      checked++
      if (!isRight) places.push(place)
      return isRight
    },
    end(isClaimed = true): Check {
      const result = places.length > 0 ? 'failed' : isClaimed ? 'ok' : 'absent'
      const [place] = places
      return { id, result, faults: places.length, checked, ...(place && { place }) }
    },
  }
}
