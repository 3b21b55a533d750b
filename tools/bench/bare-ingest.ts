import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'

const columns = `record_id, device_id, record_time, latitude, longitude, accuracy, temp, humidity, is_rainy,
  people_count, male, female, gender_unknown, age0, age13, age19, age35, age60, age_unknown`

const insert = {
  name: 'bare.ingest',
  text: `with stored as (
      insert into bare_sample (${columns})
      select $1, 1, (v->>'recordTime')::timestamptz, (v->>'currentLatitude')::float8,
        (v->>'currentLongitude')::float8, (v->>'accuracy')::real, (v->>'currentTemp')::real,
        (v->>'currentHumidity')::real, (v->>'isRainy')::boolean, (v->>'peopleCount')::int,
        (v->'peopleGender'->>'male')::int2, (v->'peopleGender'->>'female')::int2,
        (v->'peopleGender'->>'unknown')::int2, (v->'peopleAge'->>'0-12')::int2, (v->'peopleAge'->>'13-18')::int2,
        (v->'peopleAge'->>'19-34')::int2, (v->'peopleAge'->>'35-59')::int2, (v->'peopleAge'->>'60+')::int2,
        (v->'peopleAge'->>'unknown')::int2
      from json_array_elements($2::json->'rows') v on conflict do nothing returning 1)
    select json_build_object('status', 200, 'stored', count(*))::text as answer from stored`,
}

/** The usual way: the body is passed to the database unchanged. */
export const storeByJson = async (pool: pg.Pool, body: string) =>
  readAnswer(await pool.query<{ answer: string }>({ ...insert, values: [getRecord(body), body] }))

const readAnswer = ({ rows }: pg.QueryResult<{ answer: string }>) => rows[0]?.answer ?? ''
const getRecord = (body: string) => Number(/"recordId":(\d+)/.exec(body)?.[1])

type Row = Record<string, unknown> & { peopleGender: Fields; peopleAge: Fields }
type Fields = Record<string, number>

const toLine = (recordId: number, row: Row) =>
  [
    recordId,
    1,
    row.recordTime,
    row.currentLatitude,
    row.currentLongitude,
    row.accuracy,
    row.currentTemp,
    row.currentHumidity,
    row.isRainy,
    row.peopleCount,
    row.peopleGender.male,
    row.peopleGender.female,
    row.peopleGender.unknown,
    ...['0-12', '13-18', '19-34', '35-59', '60+', 'unknown'].map((band) => row.peopleAge[band]),
  ].join('\t')

/** The fastest way into a table, which cannot skip duplicates; the file is in memory if /dev/shm exists. */
export async function storeByCopy(pool: pg.Pool, text: string): Promise<string> {
  const { recordId, rows } = JSON.parse(text) as { recordId: number; rows: Row[] }
  const file = join(process.env.COPY_DIR ?? tmpdir(), `${randomUUID()}.tsv`)
  await writeFile(file, `${rows.map((row) => toLine(recordId, row)).join('\n')}\n`, { mode: 0o644 })
  try {
    await pool.query(`copy bare_sample (${columns}) from '${file}'`)
    return `{"status":200,"stored":${rows.length}}`
  } finally {
    await rm(file, { force: true })
  }
}
