import type { Ticket } from '@lumiroute/contract/coupon'
import { lazy, Suspense } from 'react'
import { useApp } from '../../app/app-context.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { useWakeLock } from '../../kit/use-wake-lock.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { isRefused, useTicketCode } from './use-ticket-code.ts'

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }))

/** The code for the counter, which renews itself until the staff has used it. */
export function CodeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t } = useApp()
  const { coupon: m } = useMemberText()
  const { code, secondsLeft, error, isUsed } = useTicketCode(ticket)
  useWakeLock()
  if (isUsed)
    return (
      <Dialog title={m.doneTitle} onClose={onClose}>
        <div className="stack code-done">
          <Icon name="check" />
          <p role="status">{m.doneText}</p>
          <button type="button" className="button button-wide" onClick={onClose}>
            {m.done}
          </button>
        </div>
      </Dialog>
    )
  if (error && isRefused(error))
    return (
      <Dialog title={m.refused} onClose={onClose}>
        <div className="stack">
          <p role="alert">{error.message}</p>
          <button type="button" className="button button-wide" onClick={onClose}>
            {m.done}
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={m.showTitle} onClose={onClose}>
      <div className="stack code-body">
        <p>
          <strong>{ticket.cpnTitle}</strong>
        </p>
        <div className="code-picture">
          {code && (
            <Suspense>
              <QrPicture text={code} label={m.qrLabel} />
            </Suspense>
          )}
        </div>
        <p className="code-digits" aria-label={m.codeLabel}>
          {code?.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        {/* Said once, not every second. */}
        <p className="caption" aria-hidden="true">
          {secondsLeft > 0 ? fill(m.renews, { n: secondsLeft }) : m.renewing}
        </p>
        {error && (
          <p className="field-error" role="alert">
            {error.message || t.shell.noConnection}
          </p>
        )}
        <p className="caption">{m.showHelp}</p>
      </div>
    </Dialog>
  )
}
