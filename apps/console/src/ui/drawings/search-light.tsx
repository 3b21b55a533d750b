import { Drawing, Glow, lamp } from './drawing.tsx'

/** A searchlight in an empty sky. */
export function SearchLight() {
  return (
    <Drawing>
      <Glow d="M50 72 L112 6 L148 34 L60 82 Z" />
      <path d="M8 98 H160" />
      <path d="M34 98 L40 86 H56 L62 98" />
      <path d="M34 70 L52 60 L66 84 L48 94 C40 92 34 82 34 70 Z" transform="rotate(-12 50 78)" />
      <path d="M51 61 L64 81" stroke={lamp} strokeWidth="3" transform="rotate(-6 58 71)" />
      <path
        d="M96 40 h.01 M120 24 h.01 M124 44 h.01 M90 18 h.01 M30 26 h.01 M150 62 h.01 M104 72 h.01"
        strokeWidth="2.5"
        opacity="0.5"
      />
      <path
        d="M118 82 C118 76 126 74 129 78 C132 73 141 75 141 81 C146 81 146 87 142 87 H120 C114 87 114 82 118 82 Z"
        opacity="0.6"
      />
    </Drawing>
  )
}
