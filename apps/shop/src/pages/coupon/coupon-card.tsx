import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  href: string
  value: string
  title: string
  note: string
  badge?: { text: string; kind: 'quiet' | 'success' | 'warning' } | undefined
  isOver?: boolean
  children?: ReactNode
}

/** A coupon in a list: its worth at the left of the perforation, its name at the right. */
export function CouponCard({ href, value, title, note, badge, isOver = false, children }: Props) {
  return (
    <Link href={href} className="coupon" data-over={isOver}>
      <span className="coupon-value">{value}</span>
      <span className="coupon-body">
        <strong>{title}</strong>
        {note && <small>{note}</small>}
        {badge && <span className={`badge badge-${badge.kind}`}>{badge.text}</span>}
        {children}
      </span>
    </Link>
  )
}
