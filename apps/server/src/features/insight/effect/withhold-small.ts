/** Groups of fewer people could identify one of them. */
export const minPeople = 5

/** People who share a group in every grouping; `keys` has one key for each grouping. */
export type PeopleCell = { keys: readonly string[]; people: number }

type Group = { grouping: number; key: string; people: number; isHidden: boolean }
/** Groups whose sum a reader knows: one that is shown, or all hidden ones of a grouping. */
type Known = { members: Group[]; people: number }

/**
 * Which groups are withheld, one set of keys for each grouping of the same people.
 *
 * Small groups are withheld with the next smallest of their grouping, so that the total does not reveal them. A
 * group may also lie within one of another grouping (all scans of an hour at one place): if the difference of the
 * two is small, the smaller one is withheld too.
 */
export function withholdSmall(cells: readonly PeopleCell[], groupings: number): Set<string>[] {
  const groups = Array.from({ length: groupings }, (_, grouping) => listGroups(cells, grouping))
  const overlaps = countOverlaps(cells, groups)
  for (const own of groups) for (const group of own) group.isHidden = isSmall(group.people)
  for (;;) {
    for (const own of groups) coverHidden(own)
    const revealing = findRevealing(groups, overlaps)
    if (!revealing) break
    revealing.isHidden = true
  }
  return groups.map((own) => new Set(own.filter(({ isHidden }) => isHidden).map(({ key }) => key)))
}

export const isSmall = (people: number) => people > 0 && people < minPeople

const sum = (groups: readonly Group[]) => groups.reduce((total, { people }) => total + people, 0)
const smallestFirst = (a: Group, b: Group) => a.people - b.people || (a.key < b.key ? -1 : 1)
const listShown = (groups: readonly Group[]) =>
  groups.filter(({ isHidden, people }) => !isHidden && people > 0)

function listGroups(cells: readonly PeopleCell[], grouping: number): Group[] {
  const people = new Map<string, number>()
  for (const { keys, people: more } of cells) {
    const key = keys[grouping] as string
    people.set(key, (people.get(key) ?? 0) + more)
  }
  return [...people]
    .map(([key, count]) => ({ grouping, key, people: count, isHidden: false }))
    .toSorted(smallestFirst)
}

/** The total minus all shown groups is the sum of the hidden ones: it needs two of them and enough people. */
function coverHidden(groups: Group[]): void {
  for (;;) {
    const hidden = groups.filter(({ isHidden }) => isHidden)
    if (hidden.length === 0 || (hidden.length > 1 && sum(hidden) >= minPeople)) return
    const next = listShown(groups)[0]
    if (!next) return
    next.isHidden = true
  }
}

type Overlaps = Map<Group, Map<Group, number>>

/** People in both of two groups of different groupings. */
function countOverlaps(cells: readonly PeopleCell[], groups: readonly Group[][]): Overlaps {
  const byKey = groups.map((own) => new Map(own.map((group) => [group.key, group])))
  const overlaps: Overlaps = new Map()
  for (const { keys, people } of cells) {
    if (people === 0) continue
    const own = keys.map((key, grouping) => byKey[grouping]?.get(key) as Group)
    for (const one of own)
      for (const other of own) {
        if (one === other) continue
        const counts = overlaps.get(one) ?? new Map<Group, number>()
        counts.set(other, (counts.get(other) ?? 0) + people)
        overlaps.set(one, counts)
      }
  }
  return overlaps
}

/** A shown group to hide, because it is a little smaller or larger than another sum that contains it. */
function findRevealing(groups: readonly Group[][], overlaps: Overlaps): Group | undefined {
  const known = groups.flatMap((own) => listKnown(own))
  for (const inner of known)
    for (const outer of listTouching(inner, known, overlaps)) {
      if (!isSmall(outer.people - inner.people)) continue
      if (countShared(inner, outer, overlaps) === inner.people) return pickHidden(inner, outer, groups)
    }
  return undefined
}

function listKnown(groups: Group[]): Known[] {
  const shown = listShown(groups).map((group) => ({ members: [group], people: group.people }))
  const hidden = groups.filter(({ isHidden }) => isHidden)
  return hidden.length > 0 ? [...shown, { members: hidden, people: sum(hidden) }] : shown
}

/** Only sums that share people can contain one another. */
function listTouching({ members }: Known, known: readonly Known[], overlaps: Overlaps): Known[] {
  const first = overlaps.get(members[0] as Group)
  return first ? known.filter((other) => other.members.some((group) => first.has(group))) : []
}

function countShared(one: Known, other: Known, overlaps: Overlaps): number {
  let people = 0
  for (const group of one.members)
    for (const each of other.members) people += overlaps.get(group)?.get(each) ?? 0
  return people
}

function pickHidden(inner: Known, outer: Known, groups: readonly Group[][]): Group | undefined {
  const shown = [inner, outer].flatMap(({ members }) => members.filter(({ isHidden }) => !isHidden))
  const beside = [inner, outer].flatMap(({ members }) => listShown(groups[members[0]?.grouping ?? 0] ?? []))
  return shown[0] ?? beside.toSorted(smallestFirst)[0]
}
