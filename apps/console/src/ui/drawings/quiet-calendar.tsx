import { Drawing, Glow, lamp } from './drawing.tsx'

/** A month with one day lit. */
export function QuietCalendar() {
  return (
    <Drawing>
      <Glow d="M88 62 H108 V80 H88 Z" opacity={0.24} />
      <rect x="40" y="22" width="88" height="76" rx="6" />
      <path d="M40 42 H128 M60 14 V28 M108 14 V28" />
      <path
        d="M54 53 H62 M74 53 H82 M94 53 H102 M114 53 H118 M54 71 H62 M74 71 H82 M54 88 H62 M74 88 H82 M94 88 H102"
        opacity="0.5"
      />
      <rect x="88" y="62" width="20" height="18" rx="3" stroke={lamp} strokeWidth="2.5" />
      <path d="M16 98 H32 M136 98 H152" />
    </Drawing>
  )
}
