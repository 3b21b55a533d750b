import { useState } from 'react'
import { memberCalls } from '../api/member-calls.ts'
import { useApp } from '../app/app-context.ts'
import { useFront } from '../app/use-front.ts'
import { lineAccountUrl } from '../app/links.ts'
import { Dialog } from '../kit/dialog.tsx'
import { fill } from '../kit/format.ts'
import { signOut } from '../session/sign-out.ts'
import { keep, kept } from '../session/storage.ts'
import { useAction } from '../session/use-action.ts'
import { useMemberRead } from '../session/use-member-read.ts'
import { useMemberText } from '../text/member-texts.ts'

const laterMs = 30 * 86_400_000

/** After signing in: the privacy text until it is agreed to, then once in a while the friend prompt. */
export function Welcome() {
  const { storeCode } = useApp()
  const { data } = useMemberRead(memberCalls.profile(storeCode))
  if (!data) return null
  const { profile, privacyVersion } = data
  if (profile.consent?.version !== privacyVersion) return <ConsentDialog version={privacyVersion} />
  return profile.isFollowing ? null : <FriendPrompt />
}

function ConsentDialog({ version }: { version: string }) {
  const app = useApp()
  const { storeCode, cache } = app
  const { storeName } = useFront().store
  const { consent: m } = useMemberText()
  const { run, isBusy, error } = useAction()
  const [messages, setMessages] = useState(true)
  const agree = async () => {
    await run(memberCalls.consent(storeCode, { version, messages }))
    await cache.refresh(memberCalls.profile(storeCode), { isForced: true })
  }
  const paragraphs = [m.what, m.why, fill(m.who, { store: storeName }), m.howLong, m.rights]
  return (
    <Dialog title={m.title} isRequired onClose={() => undefined}>
      <p>{m.lead}</p>
      <div className="consent-text">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <label className="check-row">
        <input
          type="checkbox"
          checked={messages}
          onChange={(event) => setMessages(event.currentTarget.checked)}
        />
        <span>{m.messages}</span>
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error.message || m.wrong}
        </p>
      )}
      <div className="stack">
        <button
          type="button"
          className="button button-wide"
          aria-disabled={isBusy}
          onClick={() => void agree()}
        >
          {isBusy ? m.busy : m.agree}
        </button>
        <button type="button" className="button button-quiet button-wide" onClick={() => void signOut(app)}>
          {m.decline}
        </button>
      </div>
    </Dialog>
  )
}

function FriendPrompt() {
  const { storeCode } = useApp()
  const { storeName, storeLineoa } = useFront().store
  const { consent: m } = useMemberText()
  const key = `friend.${storeCode}`
  const [isOpen, setIsOpen] = useState(() => Date.now() - Number(kept(key) ?? 0) > laterMs)
  const href = lineAccountUrl(storeLineoa)
  if (!isOpen || !href) return null
  const close = () => {
    keep(key, String(Date.now()))
    setIsOpen(false)
  }
  return (
    <Dialog title={m.friendTitle} onClose={close}>
      <div className="stack">
        <p>{fill(m.friendText, { store: storeName })}</p>
        <a
          className="button button-line button-wide"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
        >
          {m.friendAdd}
        </a>
        <button type="button" className="button button-quiet button-wide" onClick={close}>
          {m.friendLater}
        </button>
      </div>
    </Dialog>
  )
}
