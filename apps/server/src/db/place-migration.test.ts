import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function migrate(isWanted: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names.filter(isWanted))
    for (const text of (await readFile(path.join(folder, name), 'utf8')).split('--> statement-breakpoint'))
      await client.query(text)
}
const rows = async (text: string) => (await client.query(text)).rows as unknown[]

const fill = `
  insert into store (store_code, store_name) values ('OLD', '舊店');
  insert into playlist (store_id, name, format) select id, '清單', 'image' from store;
  insert into device (mac_addr, name, location) values
    ('AA:00:00:00:00:01', '甲', '測試地點 B'), ('AA:00:00:00:00:02', '乙', ' 測試地點Ｂ '),
    ('AA:00:00:00:00:03', '丙', '車站'), ('AA:00:00:00:00:04', '丁', ''), ('AA:00:00:00:00:05', '戊', '　');
  insert into vehicle (no, vehicle_type, vehicle_status, device_one) values ('V-1', 'car', 'online', 'AA:00:00:00:00:03');
  insert into ad (store_id, play_id1, name, move_type, vehicle_type, mode, broadcast_dates, review, fix_location, united_device_id)
  select s.id, p.id, n.name, n.type, 'car', 'basic', array[current_date, current_date + 1], 'accept', n.place, n.macs
  from store s, playlist p, (values ('舊定點', 'fix_play', '測試地點b', ''), ('後來的', 'fix_game', '測試地點 B', ''),
    ('火星', 'fix_play', '火星基地', ''), ('連線', 'store_united_game', '', 'aa-00-00-00-00-02, AA0000000004')) n(name, type, place, macs);
  insert into ad_snapshot (ad_id, content, file_names) select id, jsonb_build_object('fixLocation', fix_location,
    'unitedDeviceId', united_device_id, 'broadcastDates', broadcast_dates), '{}' from ad;
  update ad a set snapshot_id = s.id from ad_snapshot s where s.ad_id = a.id;
  insert into broadcast_record (ad_id, store_id, broadcast_date)
    select id, store_id, unnest(broadcast_dates) from ad;`

test('turns old locations into places, and preserves devices, ads and what is on air', async () => {
  await client.query('drop schema public cascade; create schema public')
  await migrate((name) => name < '0022')
  await client.query(fill)
  await migrate((name) => name >= '0022')

  expect(await rows('select name from place order by name')).toEqual([
    { name: '測試地點 B' },
    { name: '車站' },
  ])
  expect(
    await rows(
      'select d.name, p.name as place from device d left join place p on p.id = d.place_id order by d.id',
    ),
  ).toEqual([
    { name: '甲', place: '測試地點 B' },
    { name: '乙', place: '測試地點 B' },
    { name: '丙', place: null },
    { name: '丁', place: null },
    { name: '戊', place: null },
  ])
  expect(
    await rows('select name, place_id is not null as linked, fix_location as text from ad order by id'),
  ).toEqual([
    { name: '舊定點', linked: true, text: '測試地點 B' },
    { name: '後來的', linked: true, text: '測試地點 B' },
    { name: '火星', linked: false, text: '火星基地' },
    { name: '連線', linked: false, text: '' },
  ])
  expect(
    await rows(`select d.name, a.name as ad, count(*)::int as days from screen_booking b
      join device d on d.id = b.device_id join ad a on a.id = b.ad_id group by 1, 2 order by min(d.id)`),
  ).toEqual([
    { name: '甲', ad: '舊定點', days: 2 },
    { name: '乙', ad: '連線', days: 2 },
    { name: '丁', ad: '連線', days: 2 },
  ])
  expect(await rows('select distinct place_name as text from broadcast_record order by 1')).toHaveLength(4)
})
