import type { OwnProfile } from '@lumiroute/contract/member'
import { useState } from 'react'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { Section } from '../../kit/section.tsx'
import { showToast } from '../../kit/toast.tsx'
import { signOut } from '../../session/sign-out.ts'
import { useAction } from '../../session/use-action.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { EraseDialog } from './erase-dialog.tsx'

type Props = { profile: OwnProfile; privacyVersion: string }

export function AccountSettings({ profile, privacyVersion }: Props) {
  const app = useApp()
  const { profile: m } = useMemberText()
  const [isErasing, setIsErasing] = useState(false)
  return (
    <Section title={m.settings}>
      <div className="card settings">
        <MessagesSwitch profile={profile} privacyVersion={privacyVersion} />
        <button
          type="button"
          className="button button-quiet button-wide"
          onClick={() => void signOut(app).then(() => showToast({ text: m.signedOut }))}
        >
          {m.signOut}
        </button>
        <button type="button" className="button button-danger button-wide" onClick={() => setIsErasing(true)}>
          {m.erase}
        </button>
      </div>
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}
    </Section>
  )
}

function MessagesSwitch({ profile, privacyVersion }: Props) {
  const { storeCode, cache } = useApp()
  const { profile: m } = useMemberText()
  const { run, error } = useAction()
  const change = async (messages: boolean) => {
    const answer = await run(memberCalls.consent(storeCode, { version: privacyVersion, messages }))
    await cache.refresh(memberCalls.profile(storeCode), { isForced: true })
    if (answer) showToast({ text: messages ? m.messagesOn : m.messagesOff })
  }
  return (
    <>
      <label className="check-row">
        <input
          type="checkbox"
          checked={profile.consent?.messages ?? false}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{m.messages}</span>
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error.message || m.wrong}
        </p>
      )}
    </>
  )
}
