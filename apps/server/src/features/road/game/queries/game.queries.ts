import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type GameUse = { gameId: number; waitSeconds: number; gameEndUri: string; gameWinUri: string }
type Filter = {
  storeId: number | null
  adId?: number | undefined
  deviceId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const uses = rawQuery<GameUse>({
  name: 'game.uses',
  row: { gameId: 'int2', waitSeconds: 'int4', gameEndUri: 'text', gameWinUri: 'text' },
  sql: `select a.game_id as "gameId", a.wait_seconds as "waitSeconds", a.game_end_uri as "gameEndUri",
     a.game_win_uri as "gameWinUri"
   from ad a
   where a.game_id is not null and ($1::int is null or a.store_id = $1) and ($2::int is null or a.id = $2)
     and ($3::text is null or $3 = any(regexp_split_to_array(replace(upper(a.united_device_id), '-', ':'), '[\\s,;、，]+')))
     and exists (select from unnest(a.broadcast_dates) d(day)
       where ($4::date is null or d.day >= $4) and ($5::date is null or d.day <= $5))
   order by a.id desc`,
})

/** How the matching ads use their games, newest ad first. */
export const listGameUses = (db: Handle, { storeId, adId, deviceId, from, to }: Filter) =>
  db.run(uses, [storeId, adId ?? null, deviceId?.toUpperCase() ?? null, from ?? null, to ?? null])

const dayEnd = rawQuery({
  name: 'game.dayEnd',
  row: { at: 'timestamptz' },
  sql: `select ($1::date + 1)::timestamptz as at`,
})
/** Midnight after the day, in business time. */
export const getDayEnd = async (db: Handle, day: string): Promise<Date> =>
  ((await db.run(dayEnd, [day]))[0] as { at: Date }).at
