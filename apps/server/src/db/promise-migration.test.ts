import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { planPlays } from '../features/advertising/ad/plan-plays.ts'

const folder = new URL('./migrations/', import.meta.url)
const readMigration = async () => {
  const name = (await readdir(folder)).find((each) => each.endsWith('_delivery_promise.sql')) as string
  return readFile(new URL(name, folder), 'utf8')
}

/** The tables as the migration found them. */
const before = `
  drop table delivery_promise, record_cell;
  alter table broadcast_record drop column delivered_minutes, drop column people_minutes, add column planned_plays int;`

const list = (...durations: number[]) => ({ materials: durations.map((duration) => ({ duration })) })
const ads = [
  { moveType: 'move_play', mode: 'basic', playlistOne: list(20, 10), playlistTwo: list(5) },
  { moveType: 'move_play', mode: 'split', playlistOne: list(7, 0, 11.5), playlistTwo: list(13) },
  { moveType: 'fix_play', mode: 'rotate', playlistOne: list(7, 9), playlistTwo: list(13, 17, 31) },
  { moveType: 'fix_play', mode: 'rotate', playlistOne: list(7), playlistTwo: null },
  { moveType: 'fix_play', mode: 'basic', playlistOne: list(), playlistTwo: null },
  { moveType: 'fix_game', mode: 'basic', playlistOne: list(20), playlistTwo: null },
]

test('existing records get the promise that an approval would have made', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(before)
    await client.query(`insert into store (store_code, store_name) values ('OLD', 'Old')`)
    for (const ad of ads)
      await client.query(
        `with made as (insert into ad (store_id, name, move_type, vehicle_type, mode, broadcast_dates)
           select id, 'Ad', $1, 'car', $2, '{2026-11-14}' from store limit 1 returning id, store_id),
         shot as (insert into ad_snapshot (ad_id, content, file_names) select id, $3, '{}' from made)
         insert into broadcast_record (ad_id, store_id, broadcast_date, reported_at, measured_at)
         select id, store_id, '2026-11-14', now(), now() from made`,
        [ad.moveType, ad.mode, JSON.stringify(ad)],
      )
    await client.query(`begin; ${await readMigration()}; commit`)
    const { rows } = await client.query<{ minutes: number; plays: number | null }>(
      'select minutes, plays from delivery_promise order by ad_id',
    )
    expect(rows).toEqual(ads.map((ad) => ({ minutes: 480, plays: planPlays(ad, 480 * 60) })))
    const measured = await client.query('select from broadcast_record where measured_at is not null')
    expect(measured.rowCount).toBe(0)
  } finally {
    await client.end()
    await database.drop()
  }
})
