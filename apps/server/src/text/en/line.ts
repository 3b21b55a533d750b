import type { TranslationOf } from '@lumiroute/contract/text'
import type { line as zhTW } from '../zh-TW/line.ts'

export const line: TranslationOf<typeof zhTW> = {
  notAWebhook: 'This is not a LINE webhook',
  tokenRefused: 'LINE rejected the access token. Check that it is correct and has not expired.',
  unreadable: 'LINE sent an answer that cannot be read. Try again later.',
  quotaUsed: 'The LINE message quota of this month is used up',
  slowDown: 'LINE asked to slow down. Try again later.',
  badStatus: 'LINE answered with an error (HTTP {status}). Try again later.',
  refused: 'LINE rejected the request (HTTP {status})',
  timeout: 'LINE did not answer within {seconds} seconds. Try again later.',
  unreachable: 'LINE cannot be reached. Check the network and try again.',
  notAUserId: 'This is not a LINE user ID',
  loginRefused: 'LINE rejected the LINE Login channel ID or channel secret',
  liffUnknown: 'This LINE Login channel has no such LIFF ID',
  detailed: '{problem} {detail}',
}
