import { useLinks } from '../../app/links.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import { useGameText } from './game-text.ts'

export function SignInToPlay({ isUnknown }: { isUnknown: boolean }) {
  const t = useGameText()
  const links = useLinks()
  const { isOffered, isBusy, error, signIn } = useSignIn()
  return (
    <>
      <button
        type="button"
        className="button button-wide"
        disabled={isUnknown || isBusy || !isOffered}
        onClick={() => signIn(links.game)}
      >
        {t.signIn}
      </button>
      <p className="caption">{t.signInHelp}</p>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
