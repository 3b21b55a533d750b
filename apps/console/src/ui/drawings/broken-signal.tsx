import { Drawing, lamp } from './drawing.tsx'

/** A radio mast with interrupted waves. */
export function BrokenSignal() {
  return (
    <Drawing>
      <path d="M8 96 H160" />
      <path d="M70 96 L84 38 L98 96 M74 80 H94 M78 62 H90 M74 80 L90 62 M94 80 L78 62" />
      <circle cx="84" cy="32" r="5" stroke={lamp} strokeWidth="2.5" />
      <path d="M70 20 C66 27 66 37 70 44 M60 14 C53 25 53 39 60 50" />
      <path d="M98 20 C102 27 102 37 98 44" strokeDasharray="3 6" opacity="0.5" />
      <path d="M108 14 C115 25 115 39 108 50" strokeDasharray="3 6" opacity="0.35" />
      <path d="M126 24 L138 36 M138 24 L126 36" />
    </Drawing>
  )
}
