import type { TranslationOf } from '@lumiroute/contract/text'
import type { mail as zhTW } from '../zh-TW/mail.ts'

export const mail: TranslationOf<typeof zhTW> = {
  signature: 'LumiRoute, cloud-based smart mobile LED advertising',
  link: '{label}: {url}',
}
