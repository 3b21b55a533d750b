export const hasCamera = () =>
  typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

/** The camera on the phone's back; null if there is none or the person said no. Nothing of it is read or sent. */
export async function openCamera(): Promise<MediaStream | null> {
  if (!hasCamera()) return null
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false }).catch(() => null)
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
