import { Drawing, lamp } from './drawing.tsx'

/** A vehicle with a dark LED board. */
export function DarkBoard() {
  return (
    <Drawing>
      <path d="M8 96 H160" />
      <rect x="22" y="24" width="86" height="54" rx="4" />
      <rect x="29" y="31" width="72" height="40" rx="2" opacity="0.5" />
      <path
        d="M41 43 h.01 M53 43 h.01 M65 43 h.01 M77 43 h.01 M89 43 h.01 M41 51 h.01 M53 51 h.01 M65 51 h.01 M77 51 h.01 M89 51 h.01 M41 59 h.01 M53 59 h.01 M77 59 h.01 M89 59 h.01"
        strokeWidth="2.5"
        opacity="0.4"
      />
      <path d="M65 59 h.01" stroke={lamp} strokeWidth="4" />
      <path d="M108 44 H128 C131 44 133 45 134 48 L142 66 C144 67 146 69 146 72 V86 H136" />
      <path d="M114 51 H127 L133 65 H114 Z" />
      <path d="M22 78 V86 H32 M54 86 H114" />
      <circle cx="43" cy="87" r="9" />
      <circle cx="125" cy="87" r="9" />
      <path d="M43 87 h.01 M125 87 h.01" strokeWidth="3" />
    </Drawing>
  )
}
