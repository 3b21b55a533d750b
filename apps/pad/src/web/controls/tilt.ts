type Asking = { requestPermission?: () => Promise<string> }

const degreesToEdge = 22

export const canTilt = () => 'DeviceOrientationEvent' in window && navigator.maxTouchPoints > 0

/** How the page is turned; Safari 15 knows only the old name. */
const turned = () => {
  const old = (window as { orientation?: number }).orientation
  return (screen.orientation as ScreenOrientation | undefined)?.angle ?? old ?? 0
}

/** Moves from where the phone was held first. Resolves with how to stop, or null if the person says no. */
export async function startTilt(told: (across: number, down: number) => void): Promise<(() => void) | null> {
  const asking = DeviceOrientationEvent as unknown as Asking
  const answer = (await asking.requestPermission?.().catch(() => '')) ?? 'granted'
  if (answer !== 'granted') return null
  let first: [number, number] | null = null
  const onTurn = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    first ??= [gamma, beta]
    const [side, front] = [(gamma - first[0]) / degreesToEdge, (beta - first[1]) / degreesToEdge]
    const angle = turned()
    if (angle === 90) told(front, -side)
    else if (angle % 180) told(-front, side)
    else told(side, front)
  }
  addEventListener('deviceorientation', onTurn)
  return () => removeEventListener('deviceorientation', onTurn)
}
