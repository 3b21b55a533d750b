import { isLanguage } from '@lumiroute/contract/text'
import type { Language } from '@lumiroute/contract/text'
import { loadConfig } from '../../../lib/api/config.ts'
import { changeLanguage } from '../../../lib/text.ts'

/** Switches to the account's language if this installation offers it. */
export async function applyLanguage(language: Language | null | undefined) {
  const config = await loadConfig()
  if (language && config?.languages.includes(language)) await changeLanguage(language)
}

export const listLanguages = (names: readonly string[] | undefined): Language[] =>
  (names ?? []).filter(isLanguage)
