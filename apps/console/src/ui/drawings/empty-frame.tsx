import { Drawing, Glow, lamp } from './drawing.tsx'

/** An empty screen on a stand. */
export function EmptyFrame() {
  return (
    <Drawing>
      <Glow d="M36 20 H132 V74 H36 Z" opacity={0.08} />
      <path d="M8 98 H160" />
      <rect x="30" y="14" width="108" height="66" rx="6" />
      <rect x="36" y="20" width="96" height="54" rx="2" opacity="0.5" />
      <path d="M78 80 V98 M90 80 V98 M66 98 H102" />
      <path d="M76 36 L96 47 L76 58 Z" stroke={lamp} strokeWidth="2.5" />
      <path d="M46 66 H62 M70 66 H122" opacity="0.5" />
    </Drawing>
  )
}
