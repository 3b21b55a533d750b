import type { InputOf } from '@lumiroute/contract'
import type { sendSamples } from '@lumiroute/contract/playbox'

export type Sample = InputOf<typeof sendSamples>['rows'][number]

type Column = { name: string; type: string; of: (row: Sample) => number | boolean | null | undefined }

/** Each column of a sample but its time, and where its value comes from. */
export const sampleColumns: readonly Column[] = [
  { name: 'latitude', type: 'float8', of: (row) => row.currentLatitude },
  { name: 'longitude', type: 'float8', of: (row) => row.currentLongitude },
  { name: 'accuracy', type: 'float4', of: (row) => row.accuracy },
  { name: 'temp', type: 'float4', of: (row) => row.currentTemp },
  { name: 'humidity', type: 'float4', of: (row) => row.currentHumidity },
  { name: 'is_rainy', type: 'bool', of: (row) => row.isRainy },
  { name: 'people_count', type: 'int', of: (row) => row.peopleCount },
  { name: 'male', type: 'int2', of: (row) => row.peopleGender?.male },
  { name: 'female', type: 'int2', of: (row) => row.peopleGender?.female },
  { name: 'gender_unknown', type: 'int2', of: (row) => row.peopleGender?.unknown },
  { name: 'age0', type: 'int2', of: (row) => row.peopleAge?.['0-12'] },
  { name: 'age13', type: 'int2', of: (row) => row.peopleAge?.['13-18'] },
  { name: 'age19', type: 'int2', of: (row) => row.peopleAge?.['19-34'] },
  { name: 'age35', type: 'int2', of: (row) => row.peopleAge?.['35-59'] },
  { name: 'age60', type: 'int2', of: (row) => row.peopleAge?.['60+'] },
  { name: 'age_unknown', type: 'int2', of: (row) => row.peopleAge?.unknown },
]

/** An array as PostgreSQL reads it; numbers and booleans need no quotes. */
export function arrayText<T>(
  rows: readonly T[],
  of: (row: T) => number | boolean | null | undefined,
): string {
  let text = '{'
  let comma = ''
  for (const row of rows) {
    text += comma + (of(row) ?? 'NULL')
    comma = ','
  }
  return `${text}}`
}
