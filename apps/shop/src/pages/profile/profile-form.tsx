import type { OwnProfile } from '@lumiroute/contract/member'
import { useState } from 'react'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { Field } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.tsx'
import { useAction } from '../../session/use-action.ts'
import { useMemberText } from '../../text/member-texts.ts'

const readForm = ({ mbrName, mbrMobile, mbrEmail, mbrBirth, mbrAddr }: OwnProfile) => ({
  mbrName,
  mbrMobile,
  mbrEmail,
  mbrBirth: mbrBirth ?? '',
  mbrAddr,
})

export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { storeCode, cache } = useApp()
  const { profile: m } = useMemberText()
  const { run, isBusy, error } = useAction()
  const [form, setForm] = useState(() => readForm(profile))
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const save = async () => {
    const given = { ...form, mbrBirth: form.mbrBirth || null, version: profile.version }
    const answer = await run(memberCalls.updateProfile(storeCode, given))
    if (!answer) return
    await cache.refresh(memberCalls.profile(storeCode), { isForced: true })
    showToast({ text: m.saved })
  }
  const fields = error?.fields ?? {}
  const isChanged = error?.status === 409
  return (
    <form
      className="card profile-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={m.name} error={fields.mbrName}>
        <input
          value={form.mbrName}
          maxLength={50}
          autoComplete="name"
          onChange={(event) => set({ mbrName: event.currentTarget.value })}
        />
      </Field>
      <Field label={m.phone} error={fields.mbrMobile}>
        <input
          value={form.mbrMobile}
          type="tel"
          maxLength={20}
          autoComplete="tel"
          onChange={(event) => set({ mbrMobile: event.currentTarget.value })}
        />
      </Field>
      <Field label={m.email} error={fields.mbrEmail}>
        <input
          value={form.mbrEmail}
          type="text"
          inputMode="email"
          maxLength={254}
          autoComplete="email"
          onChange={(event) => set({ mbrEmail: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={m.birth}
        help={profile.mbrBirth === null ? m.birthHelp : m.birthSet}
        error={fields.mbrBirth}
      >
        <input
          value={form.mbrBirth}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          readOnly={profile.mbrBirth !== null}
          onChange={(event) => set({ mbrBirth: event.currentTarget.value })}
        />
      </Field>
      <Field label={m.address} error={fields.mbrAddr}>
        <input
          value={form.mbrAddr}
          maxLength={200}
          autoComplete="street-address"
          onChange={(event) => set({ mbrAddr: event.currentTarget.value })}
        />
      </Field>
      {error && Object.keys(fields).length === 0 && (
        <p className="field-error" role="alert">
          {isChanged ? m.changed : error.message || m.wrong}
        </p>
      )}
      <button type="submit" className="button button-wide" aria-disabled={isBusy}>
        {isBusy ? m.saving : m.save}
      </button>
    </form>
  )
}
