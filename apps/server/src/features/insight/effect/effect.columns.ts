import type { ageBands, genders } from '@lumiroute/contract/playbox'
import { type SampleColumn, mergedSamples } from '../../../db/merged-samples.ts'

type Group<K extends string> = Record<K, { column: SampleColumn; name: string }>

export const genderGroup: Group<(typeof genders)[number]> = {
  male: { column: 'male', name: '男' },
  female: { column: 'female', name: '女' },
  unknown: { column: 'gender_unknown', name: '未知' },
}

export const ageGroup: Group<(typeof ageBands)[number]> = {
  '0-12': { column: 'age0', name: '0-12 歲' },
  '13-18': { column: 'age13', name: '13-18 歲' },
  '19-34': { column: 'age19', name: '19-34 歲' },
  '35-59': { column: 'age35', name: '35-59 歲' },
  '60+': { column: 'age60', name: '60 歲以上' },
  unknown: { column: 'age_unknown', name: '未知' },
}

const columnsOf = (group: Group<string>) => Object.values(group).map(({ column }) => column)
export const peopleColumns: SampleColumn[] = [
  'people_count',
  ...columnsOf(genderGroup),
  ...columnsOf(ageGroup),
]

/** SQL: a group as people read it, 男 3／女 4／未知 1; empty where nobody was told apart. */
function printedSql(group: Group<string>): string {
  const parts = Object.values(group).map(({ column, name }) => `'${name} ' || coalesce(v.${column}, 0)`)
  return `case when coalesce(${columnsOf(group)
    .map((column) => `v.${column}`)
    .join(', ')}) is null then '' else ${parts.join(` || '／' || `)} end`
}
export const printedGroups = `${printedSql(genderGroup)} as gender, ${printedSql(ageGroup)} as age`

/** SQL: samples at which somebody counted. Screen, table and download all read these. */
export const counted = mergedSamples(peopleColumns, 's.people_count is not null')
