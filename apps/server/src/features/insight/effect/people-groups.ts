import type { ageBands, genders } from '@lumiroute/contract/playbox'
import type { Language } from '@lumiroute/contract/text'
import { printGroup } from '../../../db/print-group.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import type { SampleColumn } from '../../../db/merged-samples.ts'

type Groups<K extends string> = Record<K, { column: SampleColumn; name: Text }>

export const genderGroups: Groups<(typeof genders)[number]> = {
  male: { column: 'male', name: text('people.male') },
  female: { column: 'female', name: text('people.female') },
  unknown: { column: 'gender_unknown', name: text('people.unknown') },
}

export const ageGroups: Groups<(typeof ageBands)[number]> = {
  '0-12': { column: 'age0', name: text('people.age0') },
  '13-18': { column: 'age13', name: text('people.age13') },
  '19-34': { column: 'age19', name: text('people.age19') },
  '35-59': { column: 'age35', name: text('people.age35') },
  '60+': { column: 'age60', name: text('people.age60') },
  unknown: { column: 'age_unknown', name: text('people.unknown') },
}

const listColumns = (groups: Groups<string>) => Object.values(groups).map(({ column }) => column)

/** The columns of a sample that count people. */
export const peopleColumns: SampleColumn[] = [
  'people_count',
  ...listColumns(genderGroups),
  ...listColumns(ageGroups),
]

const printIn = (groups: Groups<string>, language: Language) =>
  printGroup(Object.values(groups).map(({ column, name }) => ({ column, name: translate(name, language) })))

/** SQL: both groups as text, as tables and files show them. */
export const printGroups = (language: Language) =>
  `${printIn(genderGroups, language)} as gender, ${printIn(ageGroups, language)} as age`
