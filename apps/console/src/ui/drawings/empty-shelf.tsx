import { Drawing, Glow, lamp } from './drawing.tsx'

/** Shelves with one lit box. */
export function EmptyShelf() {
  return (
    <Drawing>
      <Glow d="M70 22 H98 V50 H70 Z" />
      <path d="M8 100 H160" />
      <path d="M26 100 V14 M142 100 V14 M26 52 H142 M26 90 H142" />
      <rect x="70" y="24" width="28" height="28" rx="3" stroke={lamp} strokeWidth="2.5" />
      <path d="M80 24 V33 H88 V24" stroke={lamp} />
      <path d="M38 52 V34 H56 V52 M112 52 V38 H130 V52" opacity="0.4" strokeDasharray="3 4" />
      <path
        d="M38 90 V68 H62 V90 M74 90 V74 H94 V90 M106 90 V64 H130 V90"
        opacity="0.4"
        strokeDasharray="3 4"
      />
    </Drawing>
  )
}
