import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { accounts, devices, places, stores, vehicles } from '../../../db/schema/index.ts'
import { composeLetter } from '../../../adapters/mail/letter.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }
const maxNamed = 20

/** One mail a person for all that fell silent together; who is back meanwhile is left out. */
export async function mailSilence(post: Post, deviceIds: number[]): Promise<void> {
  const silent = await findSilent(post.db, deviceIds)
  if (silent.length === 0) return
  const subject = `裝置離線：${silent.length} 台`
  const link = { label: '查看離線裝置', url: `${post.consoleUrl()}/device/list?status=offline` }
  for (const { to, name } of await operatorsOf(post.db)) {
    const lines = [`${name}，您好：`, '下列裝置已離線，請確認電源與網路：', ...silent.slice(0, maxNamed)]
    if (silent.length > maxNamed) lines.push(`另有 ${silent.length - maxNamed} 台。`)
    await post.mailer.send(composeLetter({ to, subject, lines, link }))
  }
}

async function findSilent(db: Db, ids: number[]): Promise<string[]> {
  const found = await db
    .select({
      name: devices.name,
      macAddr: devices.macAddr,
      place: places.name,
      store: stores.storeName,
      no: vehicles.no,
    })
    .from(devices)
    .leftJoin(vehicles, sql`${devices.macAddr} in (${vehicles.deviceOne}, ${vehicles.sensorOne})`)
    .leftJoin(places, eq(places.id, devices.placeId))
    .leftJoin(stores, eq(stores.id, devices.storeId))
    .where(and(inArray(devices.id, ids), isNotNull(devices.offlineToldAt)))
    .orderBy(asc(devices.macAddr))
  return found.map(({ name, macAddr, place, store, no }) =>
    [name || macAddr, no ?? place ?? store].filter((part) => part !== null).join('，'),
  )
}

const operatorsOf = (db: Db) =>
  db
    .select({ to: accounts.adminEmail, name: accounts.adminName })
    .from(accounts)
    .where(and(eq(accounts.role, 'ROLE_ADMIN'), eq(accounts.adminEnabled, true)))
    .orderBy(accounts.id)
