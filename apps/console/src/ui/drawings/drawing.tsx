import type { ReactNode } from 'react'

/** The only bright colour; everything else uses the text colour. */
export const lamp = '#FFB020'

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="168"
      height="112"
      viewBox="0 0 168 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function Glow({ d, opacity = 0.16 }: { d: string; opacity?: number }) {
  return <path d={d} fill={lamp} fillOpacity={opacity} stroke="none" />
}
