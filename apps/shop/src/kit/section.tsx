import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode }

export function Section({ title, more, children }: Props) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-header">
        <h2 id={id}>{title}</h2>
        {more && (
          <Link href={more.href} className="section-more">
            {more.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
