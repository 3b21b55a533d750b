import type { ReactNode } from 'react'

/** A page or section without content: what happened, and what to do next. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="notice">
      <svg className="notice-drawing" viewBox="0 0 120 80" aria-hidden="true">
        <path d="M14 34h92l-6-18H20l-6 18Zm6 0v34h80V34M14 34a11.500 11.500 0 0 0 23 0 11.500 11.500 0 0 0 23 0 11.500 11.500 0 0 0 23 0 11.500 11.500 0 0 0 23 0M50 68V50h20v18M6 68h108" />
      </svg>
      <h1 className="notice-title">{title}</h1>
      {text && <p className="notice-text">{text}</p>}
      {children && <div className="notice-actions">{children}</div>}
    </section>
  )
}
