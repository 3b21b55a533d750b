import { isLanguage } from '@lumiroute/contract/text'
import type { Language } from '@lumiroute/contract/text'
import { loadConfig } from '../../../lib/api/config.ts'
import { changeLanguage } from '../../../lib/text.ts'

/** The account's language, where this installation has it on. */
export async function applyLanguage(language: Language | null | undefined) {
  const config = await loadConfig()
  if (language && config?.languages.includes(language)) await changeLanguage(language)
}

export const listLanguages = (names: readonly string[] | undefined): Language[] =>
  (names ?? []).filter(isLanguage)
