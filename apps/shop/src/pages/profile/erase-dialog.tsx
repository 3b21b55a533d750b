import { isPersonal, memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useFront } from '../../app/use-front.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { fill } from '../../kit/format.ts'
import { showToast } from '../../kit/toast.tsx'
import { useAction } from '../../session/use-action.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { useMemberText } from '../../text/member-texts.ts'

/** Asks again and says what is kept; an older sign-in is not enough. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { storeCode, session, cache } = useApp()
  const { profile: m } = useMemberText()
  const { storeName } = useFront().store
  const { run, isBusy, error } = useAction()
  const needsSignIn = error?.code === 'REAUTHENTICATION_REQUIRED'
  const erase = async () => {
    if (!(await run(memberCalls.erase(storeCode)))) return
    session.end()
    cache.clear(isPersonal)
    showToast({ text: m.erased })
  }
  return (
    <Dialog title={fill(m.eraseTitle, { store: storeName })} onClose={onClose}>
      <div className="stack">
        <p>{m.eraseWhat}</p>
        <p>{m.eraseStays}</p>
        {needsSignIn ? (
          <SignInAgain />
        ) : (
          <>
            {error && (
              <p className="field-error" role="alert">
                {error.message || m.wrong}
              </p>
            )}
            <button
              type="button"
              className="button button-danger button-wide"
              aria-disabled={isBusy}
              onClick={() => void erase()}
            >
              {isBusy ? m.eraseBusy : m.eraseYes}
            </button>
          </>
        )}
        <button type="button" className="button button-quiet button-wide" onClick={onClose}>
          {m.eraseNo}
        </button>
      </div>
    </Dialog>
  )
}

function SignInAgain() {
  const { t } = useApp()
  const { profile: m } = useMemberText()
  const { signIn, isBusy, error } = useSignIn()
  return (
    <>
      <p role="alert">{m.again}</p>
      <button
        type="button"
        className="button button-line button-wide"
        aria-disabled={isBusy}
        onClick={() => signIn()}
      >
        {isBusy ? t.signIn.busy : t.signIn.action}
      </button>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
