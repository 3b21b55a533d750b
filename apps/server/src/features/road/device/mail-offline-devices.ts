import type { Db } from '../../../db/db.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { linkToPage } from '../../../adapters/mail/mail-pages.ts'
import { text } from '../../../text/text.ts'
import { listOffline, listOperators } from './device.queries.ts'

type MailDeps = { db: Db; mailer: Mailer; consoleUrl: () => string }
const maxNamed = 20

/** One mail per operator for all devices that went offline together, without those that are back. */
export async function mailOfflineDevices({ db, mailer, consoleUrl }: MailDeps, deviceIds: number[]) {
  const devices = await listOffline(db, deviceIds)
  if (devices.length === 0) return
  const named = devices.slice(0, maxNamed).map(({ name, macAddr, place, store, no }) => {
    const where = no ?? place ?? store
    const device = name || macAddr
    return where === null ? device : text('device.offlineMailDevice', { device, where })
  })
  const rest = devices.length - named.length
  const url = linkToPage(consoleUrl(), 'offlineDevices')
  for (const { to, name, language } of await listOperators(db)) {
    const lines = [
      text('device.offlineMailGreeting', { name }),
      text('device.offlineMailIntro'),
      ...named,
      ...(rest > 0 ? [text('device.offlineMailMore', { count: rest })] : []),
    ]
    const subject = text('device.offlineMailSubject', { count: devices.length })
    const link = { label: text('device.offlineMailLink'), url }
    await mailer.send(composeMail({ to, language, subject, lines, link }))
  }
}
