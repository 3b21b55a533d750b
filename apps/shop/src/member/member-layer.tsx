import type { LoginFailure } from '@lumiroute/contract/member'
import { useState } from 'react'
import { useMemberText } from '../text/member-texts.ts'
import { useSignIn } from '../session/use-sign-in.ts'
import { useSession } from '../session/use-session.ts'
import { Welcome } from './welcome.tsx'

/** What signing in brings up above the pages: why it failed, the consent, and the friend prompt. */
export function MemberLayer({ failure }: { failure: LoginFailure | null }) {
  const { kind } = useSession()
  const [isClosed, setIsClosed] = useState(false)
  return (
    <>
      {failure && kind === 'out' && !isClosed && (
        <LoginFailed why={failure} onClose={() => setIsClosed(true)} />
      )}
      {kind === 'in' && <Welcome />}
    </>
  )
}

function LoginFailed({ why, onClose }: { why: LoginFailure; onClose: () => void }) {
  const { consent: m } = useMemberText()
  const { signIn, isBusy, isOffered } = useSignIn()
  const canRetry = isOffered && why !== 'disabled' && why !== 'full'
  return (
    <section className="login-failure" role="alert">
      <strong>{m.failed}</strong>
      <span>{why === 'failed' ? m.refused : m[why]}</span>
      <div className="login-failure-actions">
        {canRetry && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => signIn()}>
            {m.retry}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {m.dismiss}
        </button>
      </div>
    </section>
  )
}
