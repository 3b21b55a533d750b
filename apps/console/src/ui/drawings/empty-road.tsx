import { Drawing, Glow, lamp } from './drawing.tsx'

/** An empty road under a street lamp. */
export function EmptyRoad() {
  return (
    <Drawing>
      <Glow d="M104 30 L72 94 H140 L112 30 Z" />
      <path d="M8 94 H160" />
      <path d="M24 104 H48 M72 104 H96 M120 104 H144" opacity="0.5" />
      <path d="M56 94 V30 C56 22 62 18 70 18 H98" />
      <path d="M50 94 H62" />
      <path d="M98 18 H118 L114 28 H102 Z" />
      <path d="M104 29.5 H112" stroke={lamp} strokeWidth="3" />
      <path
        d="M20 34 L20 34 M34 16 L34 16 M142 14 L142 14 M150 44 L150 44 M78 38 L78 38"
        strokeWidth="2.5"
        opacity="0.5"
      />
    </Drawing>
  )
}
