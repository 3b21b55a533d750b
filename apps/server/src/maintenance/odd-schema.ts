/** Tables with everything that is hard to move: values, circular keys, names, generated columns, triggers. */
export const oddSchema = `
  create type mood as enum ('calm', 'très "odd"');
  create sequence ticket_number increment by 5 start with 100;
  create table store (
    id integer primary key generated always as identity,
    name text not null,
    owner_id integer,
    parent_id integer references store (id),
    upper_name text generated always as (upper(name)) stored
  );
  create table account (
    id bigint primary key generated always as identity,
    store_id integer not null references store (id),
    changed_at timestamptz
  );
  alter table store add constraint store_owner foreign key (owner_id) references account (id);
  create table "Odd Values" (
    "Key ""1""" serial primary key,
    words text, tags text[], grid integer[][], whole bigint, exact numeric, near double precision,
    doc jsonb, note json, raw bytea, moment timestamptz, day date, span interval, kind mood,
    flag boolean, code char(5), id uuid, days daterange, home inet, dropped text
  );
  alter table "Odd Values" drop column dropped, add column late text;
  create table reading (at date not null, value integer) partition by range (at);
  create table reading_2026 partition of reading for values from ('2026-01-01') to ('2027-01-01');
  create function touch() returns trigger language plpgsql as $$
    begin new.changed_at := now(); return new; end $$;
  create trigger touch before insert on account for each row execute function touch();`

export const oddRows = `
  insert into store (name) values ('甲店'), ('O''Brien "quoted", (x)'), ('');
  insert into account (store_id) select id from store;
  update store set owner_id = id, parent_id = 4 - id;
  update account set changed_at = '1999-12-31 23:59:59.123456+08';
  select nextval('ticket_number'), nextval('ticket_number');
  insert into "Odd Values" (words, tags, grid, whole, exact, near, doc, note, raw, moment, day, span, kind, flag,
                            code, id, days, home, late)
  values
    (E'line\\nbreak\\ttab \\\\ back "quote" ''single'' 😀 ｆｕｌｌ', '{"a,b",NULL,"","{x}"}', '{{1,2},{3,4}}',
     9223372036854775807, 123456789012345678901234567890.000100, 0.1, '{"n": 12345678901234567890.5, "z": null}',
     E'{ "b" :1,\\n "a":2, "a":3 }', '\\x00ff0a5c', '2026-02-28 23:59:59.999999+08',
     '0044-03-15 BC', '1 year -2 mons 3 days -04:05:06.789', 'très "odd"', true, 'ab', gen_random_uuid(),
     '[2026-01-01,2026-02-01)', '192.168.0.1/24', 'late'),
    (null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
    ('', '{}', '[2:3]={7,8}', -9223372036854775808, 'NaN', '-Infinity', 'null', 'null', '', 'infinity', '-infinity',
     '0', 'calm', false, '', gen_random_uuid(), 'empty', '::1', '');
  insert into "Odd Values" (words) values (repeat('長', 1500000));
  insert into reading select date '2026-01-01' + n % 365, n from generate_series(1, 30000) n;`
