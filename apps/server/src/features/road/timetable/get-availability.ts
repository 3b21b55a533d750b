import type { AnswerOf } from '@lumiroute/contract'
import { daysInMonth, type getAvailability as endpoint } from '@lumiroute/contract/timetable'
import { rawQuery } from '../../../db/raw-query.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { today } from '../../../clock/business-day.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { isFree } from './free-vehicle.ts'
import { dateOf } from './timetable.rules.ts'

type Availability = AnswerOf<typeof endpoint>['availability']

const availability = rawQuery({
  name: 'timetable.availability',
  row: { days: 'text' },
  sql: `with waiting as (
     select w.date, count(*) as ads from ad a cross join unnest(a.broadcast_dates) as w(date)
     where a.move_type = 'move_play' and a.vehicle_type = $1 and a.broadcast_dates && $2::date[]
       and (a.review = 'request' or a.review = 'draft' and exists
         (select from "order" o where o.ad_id = a.id and o.payment_status = 'SUCCESS'))
       and not exists (select from booking b where b.ad_id = a.id and b.date = w.date)
     group by w.date)
   select json_agg(json_build_object(
     'date', to_char(d.date, 'YYYY-MM-DD'),
     'free', case when d.date < $3::date then 0 else (select count(*) from vehicle v
       where v.vehicle_type = $1 and ${isFree('v', 'd.date')}) end,
     'total', (select count(*) from vehicle v join timetable t on t.vehicle_id = v.id
       and t.year = extract(year from d.date) and t.month = extract(month from d.date)
       where v.vehicle_type = $1 and v.vehicle_status = 'online'
         and t.days[extract(day from d.date)::int] <> 'offline'),
     'waiting', coalesce(w.ads, 0)) order by d.date)::text as days
   from unnest($2::date[]) as d(date) left join waiting w on w.date = d.date`,
})

export async function getAvailability({ db, input, deps }: Read<typeof endpoint>) {
  const [year, month] = input.yearMonth.split('-').map(Number) as [number, number]
  const length = daysInMonth({ year, month })
  const dates = Array.from({ length }, (_, i) => dateOf({ year, month }, i + 1))
  const [found] = await db.run(availability, [input.vehicleType, dates, today(deps)])
  return { availability: new RawJson<Availability>((found as { days: string }).days) }
}
