import type { SearchSource } from './search.queries.ts'

const stores: SearchSource = {
  category: 'store',
  find: ({ like, own }) =>
    `select id, store_name as title, store_code as detail, store_code as "storeCode", store_name as key
     from store
     where ${own('id')} and (store_code ${like} $1 or store_name ${like} $1 or store_tax_number ${like} $1)
     order by lower(store_code)`,
}

const accounts: SearchSource = {
  category: 'account',
  find: ({ like, own }) =>
    `select a.id, a.admin_name as title, a.admin_account || ' · ' || s.store_name as detail,
       s.store_code as "storeCode", a.admin_account as key
     from account a join store s on s.id = a.store_id
     where ${own('a.store_id')}
       and (a.admin_account ${like} $1 or a.admin_name ${like} $1 or a.admin_email ${like} $1)
     order by a.admin_account_key`,
}

const routes: SearchSource = {
  category: 'route',
  onlyFor: 'operator',
  find: ({ like }) =>
    `select id, coalesce(nullif(name, ''), code) as title, code as detail, '' as "storeCode", code as key
     from route where code ${like} $1 or name ${like} $1 or description ${like} $1
     order by lower(code)`,
}

const vehicles: SearchSource = {
  category: 'vehicle',
  onlyFor: 'operator',
  find: ({ like }) =>
    `select v.id, v.no as title, coalesce(d.name, '') as detail, '' as "storeCode", '' as key
     from vehicle v left join device d on d.mac_addr = v.device_one
     where v.no ${like} $1 order by lower(v.no)`,
}

const devices: SearchSource = {
  category: 'device',
  onlyFor: 'operator',
  find: ({ like }) =>
    `select d.id, coalesce(nullif(d.name, ''), d.mac_addr) as title,
       concat_ws(' · ', d.mac_addr, coalesce(v.no, p.name, s.store_name)) as detail,
       '' as "storeCode", d.mac_addr as key
     from device d left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one)
     left join place p on p.id = d.place_id left join store s on s.id = d.store_id
     where d.mac_addr ${like} $1 or d.name ${like} $1 or p.name ${like} $1
     order by d.name, d.mac_addr`,
}

export const platformSources: SearchSource[] = [stores, accounts]
export const roadSources: SearchSource[] = [routes, vehicles, devices]
