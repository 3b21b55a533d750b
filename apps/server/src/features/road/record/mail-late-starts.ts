import type { Db } from '../../../db/db.ts'
import { composeLetter } from '../../../adapters/mail/letter.ts'
import type { Mailer } from '../../../adapters/mail/mail.ts'
import { type LateStart, listLateStarts, listReceivers, type Receiver } from './late-start.queries.ts'

type Post = { db: Db; mailer: Mailer; consoleUrl: () => string }
const maxNamed = 20

/** One mail a person: operators get all of them, a store its own. */
export async function mailLateStarts({ db, mailer, consoleUrl }: Post, recordIds: number[]): Promise<void> {
  const late = await listLateStarts(db, recordIds)
  if (late.length === 0) return
  for (const receiver of await listReceivers(db, [...new Set(late.map(({ storeId }) => storeId))])) {
    const own = late.filter(({ storeId }) => receiver.isOperator || storeId === receiver.storeId)
    if (own.length > 0) await mailer.send(compose(receiver, own, consoleUrl()))
  }
}

function compose({ to, name, isOperator }: Receiver, late: LateStart[], url: string) {
  const lines = [
    `${name}，您好：`,
    isOperator
      ? '下列廣告當天尚未開始播放，請確認車輛或螢幕：'
      : '下列廣告當天尚未開始播放，平台人員已收到通知：',
    ...late.slice(0, maxNamed).map((each) => describe(each, isOperator)),
    ...(late.length > maxNamed ? [`另有 ${late.length - maxNamed} 則。`] : []),
  ]
  const query = isOperator ? 'store=*&state=notStarted' : 'state=notStarted'
  const link = { label: '查看廣告執行紀錄', url: `${url}/adrecord/list?${query}` }
  return composeLetter({ to, subject: `廣告未開始播放：${late.length} 則`, lines, link })
}

const describe = ({ date, adName, where, storeName }: LateStart, isOperator: boolean) =>
  [date, `「${adName}」`, where, ...(isOperator ? [storeName] : [])].filter((part) => part !== '').join('，')
