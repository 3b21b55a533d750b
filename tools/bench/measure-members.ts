import type pg from 'pg'
import type { Figure } from './figures.ts'
import { measureRatio } from './measure-ratio.ts'
import type { BenchOptions } from './options.ts'
import { signIn } from './prepare-data.ts'
import type { Stage } from './stage.ts'

const many = 100_000
/** One member in ten has the tag. */
const sparse = 10

const fillMembers = `
  insert into member (store_id, mbr_code, line_user_id, mbr_display_name, mbr_name, mbr_mobile, mbr_gender, mbr_birth,
    mbr_email, mbr_addr, follow_status, total_spent, order_count, last_active_at, created_at)
  select s.id, 'M' || lpad(n::text, 6, '0'), 'U' || md5(n::text), '小明 ' || n, '王小明', '09' || lpad(n::text, 8, '0'), 'M',
    date '1990-01-01' + n % 9000, 'member' || n || '@example.tw', '台北市信義區市府路 ' || n || ' 號', 'following',
    n % 9000, n % 20, now() - make_interval(mins => n), now() - make_interval(mins => n * 3)
  from generate_series(1, ${many}) n, store s where s.store_code = 'S0100'`
const fillTags = `
  insert into tag (store_id, tag_code, tag_name)
  select s.id, c, c from store s, unnest(array['vip', 'new', 'beans']) c where s.store_code = 'S0100'`
const giveTags = `
  insert into member_tag (member_id, tag_id)
  select m.id, t.id from member m join tag t on t.store_id = m.store_id
  where m.store_id = (select id from store where store_code = 'S0100')
    and case t.tag_code when 'vip' then m.id % ${sparse} = 0 when 'new' then m.id % 3 = 0 else m.id % 7 = 0 end`

async function prepareMembers(database: pg.Pool): Promise<void> {
  for (const text of [fillMembers, fillTags, giveTags]) await database.query(text)
  await database.query('vacuum analyze member, tag, member_tag')
}

/** The store's list, filtered by a tag that one member in ten has. */
export async function measureMembers(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  await prepareMembers(stage.database)
  const own = { ...stage, token: await signIn(stage.product.port, 's0100') }
  return measureRatio(own, options, {
    name: 'GET /store/members, 50 of 100,000 by a tag',
    request: (token) => ({
      method: 'GET',
      path: '/api/store/members/S0100?tagCodes=vip&page=1&size=50',
      headers: { authorization: `Bearer ${token}` },
    }),
    atLeast: 0.6,
    p99AtMost: 2.5,
    isHeavy: true,
  })
}
