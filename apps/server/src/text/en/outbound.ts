import type { TranslationOf } from '@lumiroute/contract/text'
import type { outbound as zhTW } from '../zh-TW/outbound.ts'

export const outbound: TranslationOf<typeof zhTW> = {
  targetRefused: 'This address cannot be used: only public https addresses are allowed',
  timeout: 'No answer within {seconds} seconds',
  unreachable: 'Cannot connect ({reason})',
  redirect: 'Redirects are not accepted (HTTP {status})',
  badStatus: 'The other side answered HTTP {status}',
}
