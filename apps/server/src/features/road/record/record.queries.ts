import { defineList } from '../../../db/list-json.ts'
import { recordColumns, recordRow } from './record.columns.ts'
import { recordStateSql } from './record.conditions.ts'

const games = `('fix_game', 'store_alone_game', 'store_united_game')`

export const listRecordsJson = defineList({
  name: 'record.list',
  from: recordRow,
  columns: recordColumns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    moveType: 'r.move_type = {moveType}',
    adId: 'r.ad_id = {adId}',
    recordId: 'r.id = {recordId}',
    broadcastDate: 'r.broadcast_date = {broadcastDate}',
    from: 'r.broadcast_date >= {from}::date',
    to: 'r.broadcast_date <= {to}::date',
    ...recordStateSql('{today}'),
    isGame: `(r.move_type in ${games}) = {isGame}`,
    q: `r.ad_name ilike {q} or r.fix_location ilike {q}
      or r.vehicle_id in (select v.id from vehicle v where v.no ilike {q})`,
  },
  orders: {
    id: 'r.id',
    adName: 'r.ad_name',
    broadcastDate: 'r.broadcast_date',
    startDateTime: `coalesce(r.start_date_time, '-infinity')`,
    peopleTotal: 'coalesce(r.people_total, -1)',
  },
  order: '-broadcastDate',
})
