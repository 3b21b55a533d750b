type Ranged = { id: number; samplesFrom: string; samplesUntil: string }

/** The values of `sampleRange` in their order. */
export const rangeOf = ({ id, samplesFrom, samplesUntil }: Ranged) => [id, samplesFrom, samplesUntil]
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

/** SQL: the samples of a record, with those that two boxes sent for one moment in one row. */
export function samplesSql(names: readonly SampleColumn[], condition = 'true'): string {
  const merged = names.map((name) => `${columns[name]} as ${name}`).join(', ')
  return `(select s.record_time, ${merged} from record_sample s where ${sampleRange} and ${condition}
    group by s.record_time)`
}
