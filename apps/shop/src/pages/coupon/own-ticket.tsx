import type { Ticket } from '@lumiroute/contract/coupon'
import { useState } from 'react'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { useAction } from '../../session/use-action.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { CodeDialog } from './code-dialog.tsx'
import { describeState, describeValidity } from './describe-coupon.ts'

export function OwnTicket({ ticket }: { ticket: Ticket }) {
  const { language } = useApp()
  const { coupon: m } = useMemberText()
  const state = describeState(ticket, m)
  // Also when the staff has just used the ticket: the dialog says so.
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className="card own-ticket" data-over={state !== ''}>
      <p className="own-ticket-line">
        <span>{describeValidity(ticket, m, language)}</span>
        {state && <span className="badge badge-quiet">{state}</span>}
      </p>
      {!state && <UseTicket ticket={ticket} onOpen={() => setIsOpen(true)} />}
      {isOpen && ticket.cpnRedeem === 'staff_qr' && <CodeDialog ticket={ticket} onClose={close} />}
      {isOpen && ticket.cpnRedeem === 'self_confirm' && <ConfirmDialog ticket={ticket} onClose={close} />}
    </div>
  )
}

function UseTicket({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) {
  const { coupon: m } = useMemberText()
  const links = useLinks()
  if (ticket.cpnRedeem === 'online')
    return (
      <p className="own-ticket-line">
        <span className="caption">{m.online}</span>
        <Link href={links.products()} className="button button-quiet">
          {m.shop}
        </Link>
      </p>
    )
  return (
    <button type="button" className="button button-wide" onClick={onOpen}>
      {ticket.cpnRedeem === 'staff_qr' ? m.show : m.confirm}
    </button>
  )
}

function ConfirmDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { t, storeCode, cache } = useApp()
  const { coupon: m } = useMemberText()
  const { run, isBusy, error } = useAction()
  const confirm = async () => {
    const answer = await run(memberCalls.confirmTicket(storeCode, ticket.ticketNo))
    await cache.refresh(memberCalls.tickets(storeCode), { isForced: true })
    if (answer) onClose()
  }
  return (
    <Dialog title={m.confirmTitle} onClose={onClose}>
      <div className="stack">
        <p>
          <strong>{ticket.cpnTitle}</strong>
        </p>
        <p>{m.confirmText}</p>
        {error && (
          <p className="field-error" role="alert">
            {error.message || t.shell.noConnection}
          </p>
        )}
        <button
          type="button"
          className="button button-wide"
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {m.confirmYes}
        </button>
        <button type="button" className="button button-quiet button-wide" onClick={onClose}>
          {m.cancel}
        </button>
      </div>
    </Dialog>
  )
}
