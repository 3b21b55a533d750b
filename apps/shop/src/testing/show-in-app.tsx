import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AnswerCache } from '../api/answer-cache.ts'
import { AppContext, type App } from '../app/app-context.ts'
import { MemberSession } from '../session/member-session.ts'
import { loadMemberTexts } from '../text/member-texts.ts'
import { loadTexts } from '../text/texts.ts'

const member = { mbrCode: 'M1', mbrDisplayName: '小光', mbrPicture: '' }

/** With a store that offers the sign-in by LINE Login. */
export async function showInApp(content: ReactNode, { isSignedIn = false, store = {} } = {}) {
  document.documentElement.lang = 'zh-Hant-TW'
  const [t] = await Promise.all([loadTexts('zh-TW'), loadMemberTexts()])
  const session = new MemberSession('TPE001')
  if (isSignedIn) session.accept({ token: 'token', expiresAt: '', member })
  else session.end()
  const cache = new AnswerCache((read) => session.call(read))
  const shown = {
    storeName: '光點',
    storePhone: '',
    storeAddr: '',
    storeLineoa: '',
    storeFacebook: '',
    storeAddrLat: null,
  }
  const signIn = { web: true, liffId: null }
  cache.fill('/front/TPE001', 200, { store: { ...shown, storeWebsite: '', signIn, ...store } })
  const app: App = { storeCode: 'TPE001', language: 'zh-TW', t, cache, session, isPreview: false }
  return { ...render(<AppContext value={app}>{content}</AppContext>), app }
}
