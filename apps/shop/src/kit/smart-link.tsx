import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = { href: string; className: string; children: ReactNode }

/** A page of the store front opens in place, anything else in a new window. */
export function SmartLink({ href, className, children }: Props) {
  if (href.startsWith('/'))
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
