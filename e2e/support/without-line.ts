import { withDatabase } from './database.ts'

const ofStore = 'store_id = (select id from store where store_code = $1)'

/** Runs with a store that has no LINE settings; both stores of the demo have some. */
export async function withoutLine(dataDir: string, storeCode: string, work: () => Promise<void>) {
  await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ kept: string }>(
      `delete from third_party where ${ofStore} returning row_to_json(third_party)::text as kept`,
      [storeCode],
    )
    try {
      await work()
    } finally {
      await client.query(`delete from third_party where ${ofStore}`, [storeCode])
      for (const { kept } of rows)
        await client.query(
          'insert into third_party select * from json_populate_record(null::third_party, $1)',
          [kept],
        )
    }
  })
}
