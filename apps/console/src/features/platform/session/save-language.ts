import { updateMe } from '@lumiroute/contract/session'
import type { Language } from '@lumiroute/contract/text'
import { call } from '../../../lib/api/client.ts'
import { queryClient } from '../../../lib/api/query.ts'
import { changeLanguage } from '../../../lib/text.ts'

/** Changes the console at once, then the account, whose language the server's messages and mails use. */
export async function saveLanguage(language: Language) {
  await changeLanguage(language)
  // Without a connection the choice still applies in this browser.
  await call(updateMe, { language }).catch(() => undefined)
  // Cached rows contain server texts in the previous language.
  await queryClient.invalidateQueries()
}
