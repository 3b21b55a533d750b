import type { Language } from './language.ts'
import type * as zhTW from './zh-TW/index.ts'

type Same<T> = { [Noun in keyof T]: Record<keyof T[Noun], string> }
export type Texts = Same<typeof zhTW>

/** Only the chosen language is loaded. */
export const loadTexts = (language: Language): Promise<Texts> =>
  language === 'en' ? import('./en/index.ts') : import('./zh-TW/index.ts')
