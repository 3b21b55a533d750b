import type { OwnCard, OwnLedgerRow } from '@lumiroute/contract/point-card'
import { useState } from 'react'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { fill, formatTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useMemberText } from '../../text/member-texts.ts'

const step = 20

export function Ledger({ card }: { card: OwnCard }) {
  const { storeCode } = useApp()
  const { card: m } = useMemberText()
  const [size, setSize] = useState(step)
  const reading = useMemberRead(memberCalls.ledger(storeCode, card.cardNo, size))
  return (
    <section>
      <h2>{m.ledger}</h2>
      <Loaded reading={reading}>
        {({ ledgerList, total }) =>
          ledgerList.length === 0 ? (
            <p className="caption">{m.noLedger}</p>
          ) : (
            <>
              <ul className="ledger">
                {ledgerList.map((row) => (
                  <LedgerEntry key={row.id} row={row} />
                ))}
              </ul>
              {ledgerList.length < (total ?? 0) && size < 200 && (
                <button
                  type="button"
                  className="button button-quiet button-wide"
                  onClick={() => setSize(Math.min(200, size + step * 2))}
                >
                  {m.more}
                </button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function LedgerEntry({ row }: { row: OwnLedgerRow }) {
  const { language } = useApp()
  const { card: m } = useMemberText()
  return (
    <li className="ledger-row">
      <span>
        {m[row.reason]}
        {row.orderNo && <small> {fill(m.order, { no: row.orderNo })}</small>}
        <small className="ledger-time">{formatTime(row.at, language)}</small>
      </span>
      <span className="ledger-delta">
        <strong>{row.delta > 0 ? `+${row.delta}` : row.delta}</strong>
        <small>{fill(m.balance, { n: row.balanceAfter })}</small>
      </span>
    </li>
  )
}
