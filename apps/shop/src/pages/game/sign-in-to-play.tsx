import type { AnswerOf } from '@lumiroute/contract'
import type { startLogin } from '@lumiroute/contract/member'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useGameText } from './game-text.ts'

export function SignInToPlay({ isUnknown }: { isUnknown: boolean }) {
  const t = useGameText()
  const { storeCode, session } = useApp()
  const links = useLinks()
  const [failure, setFailure] = useState('')
  const signIn = async () => {
    const path = `/member/login/start/${encodeURIComponent(storeCode)}`
    try {
      const body = { returnTo: links.game }
      const { authorizeUrl } = (await request({ method: 'POST', path, body })) as AnswerOf<typeof startLogin>
      session.expect()
      location.assign(authorizeUrl)
    } catch (error) {
      setFailure((error as Error).message || t.failed)
    }
  }
  return (
    <>
      <button type="button" className="button button-wide" disabled={isUnknown} onClick={() => void signIn()}>
        {t.signIn}
      </button>
      <p className="caption">{t.signInHelp}</p>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
