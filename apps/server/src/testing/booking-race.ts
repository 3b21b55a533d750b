import type pg from 'pg'

/** 10 vehicles on 5 dates: 50 days that can be booked once each. */
const vehicleCount = 10
const dates = ['2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04', '2031-05-05']
export const raceDays = vehicleCount * dates.length

export type Try = { adId: number; vehicles: { date: string; vehicleId: number }[] }
export type Outcome = { status: number; message: string }

const fillFleet = `
  with made as (insert into vehicle (no, vehicle_type, vehicle_status)
    select 'RACE-' || lpad(n::text, 4, '0'), 'car', 'online' from generate_series(1, $1::int) n returning id)
  insert into timetable (vehicle_id, year, month, days)
  select id, 2031, 5, array_fill('online'::text, array[31]) from made returning vehicle_id as id`

const fillPlaylist = `
  with store as (insert into store (store_code, store_name) values ('RACE', '搶車店家') returning id),
  file as (insert into file (uuid_name, store_id, kind, original_name, mime, size_bytes, sha256)
    select gen_random_uuid() || '.png', id, 'material', 'a.png', 'image/png', 1, repeat('0', 64) from store
    returning uuid_name, store_id),
  playlist as (insert into playlist (store_id, name, format) select id, '清單', 'image' from store returning id)
  insert into material (playlist_id, position, name, file_name, type, mime, duration, size_bytes)
  select p.id, 1, '素材', f.uuid_name, 'image', 'image/png', 20, 1 from playlist p, file f
  returning playlist_id as "playlistId", (select store_id from file) as "storeId"`

/** Paid and in review: one, two or three of the dates, each ad starting with a different one. */
const fillAds = `
  with made as (insert into ad (store_id, play_id1, name, move_type, vehicle_type, mode, review, submitted_at,
      broadcast_dates)
    select $1::int, $2::int, '搶車 ' || n, 'move_play', 'car', 'basic', 'request', now(),
      (select array_agg(d order by d) from (
        select ($4::date[])[1 + (n / 4 + step) % cardinality($4)] d
        from generate_series(0, case n % 4 when 0 then 1 when 3 then 2 else 0 end) step) s)
    from generate_series(1, $3::int) n returning id, store_id, name, broadcast_dates),
  paid as (insert into "order" (store_id, source, ad_id, ad_name, payment_id, payment_status, order_amount)
    select store_id, 'AD', id, name, 'RACE' || id, 'SUCCESS', 8000 from made)
  select id, array(select to_char(d, 'YYYY-MM-DD') from unnest(broadcast_dates) d) as dates from made order by id`

/** Ads that all want the same days; every fourth names the vehicle it wants. */
export async function prepareRace(database: pg.Pool, tries: number): Promise<Try[]> {
  const vehicles = (await database.query<{ id: number }>(fillFleet, [vehicleCount])).rows
  const [place] = (await database.query<{ playlistId: number; storeId: number }>(fillPlaylist)).rows
  const values = [place?.storeId, place?.playlistId, tries, dates]
  const ads = (await database.query<{ id: number; dates: string[] }>(fillAds, values)).rows
  await database.query('analyze')
  return ads.map(({ id: adId, dates: [date = ''] }, at) => {
    const vehicleId = vehicles[at % vehicleCount]?.id as number
    return { adId, vehicles: at % 4 === 0 ? [{ date, vehicleId }] : [] }
  })
}

const booksText = `
  select (select count(*) from booking) as booked,
    (select count(distinct (vehicle_id, date)) from booking) as days,
    (select count(*) from ad where review = 'accept') as accepted,
    (select count(*) from ad a where cardinality(a.broadcast_dates) * (a.review = 'accept')::int
       <> (select count(*) from booking b where b.ad_id = a.id)) as halves,
    (select count(*) from ad a where (a.review = 'accept') <> (a.snapshot_id is not null)) as strays,
    (select count(*) from broadcast_record) as records,
    (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`
type Books = Record<
  'booked' | 'days' | 'accepted' | 'halves' | 'strays' | 'records' | 'deadlocks',
  number | string
>

const namesTheDay = /^2031-05-0\d/

/** The stored bookings after the race, compared with the responses. */
export async function evaluateRace(database: pg.Pool, outcomes: Outcome[]) {
  const [books] = (await database.query<Books>(booksText)).rows
  const losers = outcomes.filter(({ status }) => status === 409)
  return {
    ...Object.fromEntries(Object.entries(books as Books).map(([name, value]) => [name, Number(value)])),
    tries: outcomes.length,
    won: outcomes.filter(({ status }) => status === 200).length,
    lost: losers.length,
    unclear: losers.filter(({ message }) => !namesTheDay.test(message)).length,
  } as Record<keyof Books | 'tries' | 'won' | 'lost' | 'unclear', number>
}

/** Each day booked once, no partial bookings, and a clear answer for everybody. */
export const findRaceFaults = (judged: Awaited<ReturnType<typeof evaluateRace>>): string[] =>
  [
    [judged.booked === raceDays && judged.days === raceDays, 'a day is free or taken twice'],
    [judged.records === judged.booked, 'a booking without its record'],
    [judged.accepted === judged.won, 'an answer that the books do not know'],
    [judged.halves + judged.strays === 0, 'an approval that was kept by half'],
    [judged.won + judged.lost === judged.tries, 'an answer that is neither a win nor a conflict'],
    [judged.unclear === 0, 'a refusal that names no day'],
    [judged.deadlocks === 0, 'a deadlock'],
  ].flatMap(([isHeld, fault]) => (isHeld ? [] : [fault as string]))

type Send = (each: Try) => Promise<Outcome>
const isBusy = ({ status }: Outcome) => status === 503

/** Retries on 503, as a client should. */
async function untilDecided(send: Send, each: Try): Promise<Outcome> {
  for (;;) {
    const outcome = await send(each)
    if (!isBusy(outcome)) return outcome
    await new Promise((go) => setTimeout(go, 500))
  }
}

/** Runs the tries with this concurrency. */
export async function runTries(tries: Try[], atOnce: number, send: Send): Promise<Outcome[]> {
  const left = tries.values()
  const outcomes: Outcome[] = []
  const work = async () => {
    for (const each of left) outcomes.push(await untilDecided(send, each))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}
