type SampleRange = { id: number; samplesFrom: string; samplesUntil: string }

/** The first three parameters of a query that uses `sampleRange`. */
export const getSampleRange = ({ id, samplesFrom, samplesUntil }: SampleRange) => [
  id,
  samplesFrom,
  samplesUntil,
]
/** SQL: limits `s` to the samples of one record; without the times every partition would be searched. */
export const sampleRange = `s.record_id = $1 and s.record_time >= $2::timestamptz and s.record_time < $3::timestamptz`

const columns = {
  latitude: 'max(s.latitude)',
  longitude: 'max(s.longitude)',
  temp: 'max(s.temp)',
  humidity: 'max(s.humidity)',
  is_rainy: 'bool_or(s.is_rainy)',
  people_count: 'max(s.people_count)',
  male: 'max(s.male)',
  female: 'max(s.female)',
  gender_unknown: 'max(s.gender_unknown)',
  age0: 'max(s.age0)',
  age13: 'max(s.age13)',
  age19: 'max(s.age19)',
  age35: 'max(s.age35)',
  age60: 'max(s.age60)',
  age_unknown: 'max(s.age_unknown)',
}
export type SampleColumn = keyof typeof columns

/** SQL: the samples of a record; those that two devices sent for the same time are merged into one row. */
export function mergedSamples(names: readonly SampleColumn[], condition = 'true'): string {
  const merged = names.map((name) => `${columns[name]} as ${name}`).join(', ')
  return `(select s.record_time, ${merged} from record_sample s where ${sampleRange} and ${condition}
    group by s.record_time)`
}
