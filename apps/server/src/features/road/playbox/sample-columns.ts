import type { Sample as SampleSchema } from '@lumiroute/contract/playbox'
import type { z } from 'zod'

export type Sample = z.output<typeof SampleSchema>

type Value = number | boolean | null | undefined
type Column = { name: string; type: string; read: (row: Sample) => Value }

/** Every column of a sample except its time, and where its value comes from. */
export const sampleColumns: readonly Column[] = [
  { name: 'latitude', type: 'float8', read: (row) => row.currentLatitude },
  { name: 'longitude', type: 'float8', read: (row) => row.currentLongitude },
  { name: 'accuracy', type: 'float4', read: (row) => row.accuracy },
  { name: 'temp', type: 'float4', read: (row) => row.currentTemp },
  { name: 'humidity', type: 'float4', read: (row) => row.currentHumidity },
  { name: 'is_rainy', type: 'bool', read: (row) => row.isRainy },
  { name: 'people_count', type: 'int', read: (row) => row.peopleCount },
  { name: 'male', type: 'int2', read: (row) => row.peopleGender?.male },
  { name: 'female', type: 'int2', read: (row) => row.peopleGender?.female },
  { name: 'gender_unknown', type: 'int2', read: (row) => row.peopleGender?.unknown },
  { name: 'age0', type: 'int2', read: (row) => row.peopleAge?.['0-12'] },
  { name: 'age13', type: 'int2', read: (row) => row.peopleAge?.['13-18'] },
  { name: 'age19', type: 'int2', read: (row) => row.peopleAge?.['19-34'] },
  { name: 'age35', type: 'int2', read: (row) => row.peopleAge?.['35-59'] },
  { name: 'age60', type: 'int2', read: (row) => row.peopleAge?.['60+'] },
  { name: 'age_unknown', type: 'int2', read: (row) => row.peopleAge?.unknown },
]

/** A PostgreSQL array as text; numbers and booleans need no quotes. */
export function toArrayText<T>(rows: readonly T[], read: (row: T) => Value): string {
  let text = '{'
  let comma = ''
  for (const row of rows) {
    text += comma + (read(row) ?? 'NULL')
    comma = ','
  }
  return `${text}}`
}
