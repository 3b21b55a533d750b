type Asking = { requestPermission?: () => Promise<string> }

export const canTilt = () => 'DeviceOrientationEvent' in window && navigator.maxTouchPoints > 0

/** On iOS this asks the person, so a tap must have led here. */
export async function allowTilt(): Promise<boolean> {
  if (!canTilt()) return false
  const asking = DeviceOrientationEvent as unknown as Asking
  const answer = await (asking.requestPermission?.() ?? Promise.resolve('granted')).catch(() => 'denied')
  return answer === 'granted'
}
