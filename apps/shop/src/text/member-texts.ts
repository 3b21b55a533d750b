import { useApp } from '../app/app-context.ts'
import type { Language } from './language.ts'
import type * as zhTW from './zh-TW/member/index.ts'

type Same<T> = { [Noun in keyof T]: Record<keyof T[Noun], string> }
export type MemberTexts = Same<typeof zhTW>

const loaded = new Map<Language, MemberTexts>()

const load = async (language: Language) => {
  const texts: MemberTexts = await (language === 'en'
    ? import('./en/member/index.ts')
    : import('./zh-TW/member/index.ts'))
  loaded.set(language, texts)
}

/**
 * Texts of coupons, cards and profile, loaded with the pages that show them. The server, which renders for everybody,
 * loads both languages.
 */
export async function loadMemberTexts(): Promise<void> {
  const isServer = typeof document === 'undefined'
  const shown = isServer ? (['zh-TW', 'en'] as const) : ([readLanguage()] as const)
  await Promise.all(shown.filter((language) => !loaded.has(language)).map(load))
}

const readLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'zh-TW')

export function useMemberText(): MemberTexts {
  const { language } = useApp()
  const texts = loaded.get(language)
  if (!texts) throw new Error('the page loads its texts first')
  return texts
}
