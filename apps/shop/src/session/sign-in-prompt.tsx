import { useText } from '../app/app-context.ts'
import { useFront } from '../app/use-front.ts'
import { Icon } from '../kit/icon.tsx'
import { ContactList } from '../pages/info/contact-list.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** What signing in is needed for here. */
  title: string
  text?: string
  /** The path to return to; the open page if absent. */
  returnTo?: string
}

/** Offers the sign-in with LINE; a store without it says how to order instead. */
export function SignInPrompt({ title, text, returnTo }: Props) {
  const t = useText()
  const { store } = useFront()
  const { isOffered, isBusy, error, signIn } = useSignIn()
  if (!isOffered)
    return (
      <section className="sign-in card">
        <h2>{t.signIn.notOffered}</h2>
        <p>{t.signIn.notOfferedHelp}</p>
        <ContactList store={store} />
      </section>
    )
  return (
    <section className="sign-in card">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <button
        type="button"
        className="button button-line button-wide"
        aria-disabled={isBusy}
        onClick={() => signIn(returnTo)}
      >
        <Icon name="chat" />
        {isBusy ? t.signIn.busy : t.signIn.action}
      </button>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p className="caption">{t.signIn.note}</p>
    </section>
  )
}
