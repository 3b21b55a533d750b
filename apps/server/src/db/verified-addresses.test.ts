import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { foldAccountNames } from './fold-account-names.ts'

const file = new URL('./migrations/0031_verified_addresses.sql', import.meta.url)

/** The tables as the migration found them. */
const before = `
  drop table email_link;
  alter table account drop column admin_account_key, drop column email_verified_at, drop column new_email,
    drop column must_change_password;
  alter table session drop column used_address;
  drop index if exists account_email;
  create unique index account_name_key on account (lower(admin_account));
  create index account_email on account (lower(admin_email));`

const fill = `
  insert into store (store_code, store_name) values ('OLD', 'Old');
  insert into account (store_id, admin_account, admin_name, admin_email, role)
  select id, name, 'Name', 'old@example.tw', 'ROLE_STORE'
  from store, unnest(array['Admin', 'ａｄｍｉｎ', 'ÉTÉ', 'tur\u0130ng', '王小明']) with ordinality as n (name, at) order by at`

test('existing accounts are verified and get one key each', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(before)
    await client.query(fill)
    await client.query(`begin; ${await readFile(file, 'utf8')}; commit`)
    await foldAccountNames(client)
    const { rows } = await client.query<{ id: number; key: string; verified: boolean }>(
      'select id, admin_account_key as key, email_verified_at is not null as verified from account order by id',
    )
    expect(rows.map(({ key }) => key)).toEqual([
      'admin',
      `admin ${rows[1]?.id}`,
      'été',
      'turi\u0307ng',
      '王小明',
    ])
    expect(rows.every(({ verified }) => verified)).toBe(true)
  } finally {
    await client.end()
    await database.drop()
  }
})
