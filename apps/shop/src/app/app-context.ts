import { createContext, useContext } from 'react'
import type { AnswerCache } from '../api/answer-cache.ts'
import type { MemberSession } from '../session/member-session.ts'
import type { Language } from '../text/language.ts'
import type { Texts } from '../text/texts.ts'

export type App = {
  storeCode: string
  language: Language
  t: Texts
  cache: AnswerCache
  session: MemberSession
  /** Inside the console's preview, where nothing is counted or ordered. */
  isPreview: boolean
}

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('no app around this component')
  return app
}

export const useText = () => useApp().t
