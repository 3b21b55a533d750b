import type { FrontPointCard } from '@lumiroute/contract/front'
import { useState, useSyncExternalStore } from 'react'
import { isPersonal, memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { usePlace } from '../../app/place-context.ts'
import { Field } from '../../kit/field.tsx'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { useAction } from '../../session/use-action.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { findPosition } from './find-position.ts'
import { canScan } from './scan-code.ts'
import { ScanDialog } from './scan-dialog.tsx'

/** Collects points with the code of the counter's screen. */
export function CollectForm({ card }: { card: FrontPointCard }) {
  const { t, storeCode, cache } = useApp()
  const { card: m } = useMemberText()
  const { query } = usePlace()
  const { run, isBusy, error } = useAction()
  const [code, setCode] = useState(query.get('code') ?? '')
  const [note, setNote] = useState('')
  const [isScanning, setIsScanning] = useState(false)
  const hasCamera = useSyncExternalStore(noChanges, canScan, () => false)
  const collect = async (given: string) => {
    setNote('')
    const position = card.pcGeoLimitM === null ? {} : await findPosition()
    if (!position) return setNote(m.noPosition)
    const answer = await run(memberCalls.earn(storeCode, given, position))
    if (!answer) return
    setCode('')
    const rewards = answer.rewards.map((text) => fill(m.reward, { text }))
    setNote([fill(m.earned, { n: answer.earned }), ...rewards].join('\n'))
    // A reward may have become a coupon.
    cache.expire(isPersonal)
    await cache.refresh(memberCalls.cards(storeCode), { isForced: true })
  }
  const message = error ? error.message || t.shell.noConnection : undefined
  return (
    <section className="card collect">
      <h2>{m.collect}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim()) void collect(code.trim())
        }}
      >
        <Field label={m.code} help={m.collectHelp} error={message}>
          <input
            value={code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
        <div className="collect-actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? m.sending : m.send}
          </button>
          {hasCamera && (
            <button type="button" className="button button-quiet" onClick={() => setIsScanning(true)}>
              <Icon name="search" />
              {m.scan}
            </button>
          )}
        </div>
        <p className="collect-note" role="status">
          {note}
        </p>
      </form>
      {isScanning && (
        <ScanDialog
          onClose={() => setIsScanning(false)}
          onCode={(found) => {
            setIsScanning(false)
            setCode(found)
            void collect(found)
          }}
        />
      )}
    </section>
  )
}

const noChanges = () => () => undefined
