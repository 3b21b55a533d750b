/** Not part of TypeScript's library yet, nor of every browser. */
type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (settings: { formats: string[] }) => Detector

const findDetector = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

export const canScan = () => findDetector() !== undefined && 'mediaDevices' in navigator

/** A code may be the text itself or part of an address. */
export function readCode(text: string): string {
  const [, code] = /[?&]code=([^&#]+)/.exec(text) ?? []
  return decodeURIComponent(code ?? text).trim()
}

const everyMs = 250

/** Shows the camera in the video until a code is seen. The pictures stay on the phone. Returns how to stop. */
export async function startScan(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const Detector = findDetector()
  if (!Detector) throw new Error('this browser cannot read codes')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const detector = new Detector({ formats: ['qr_code'] })
  video.srcObject = stream
  await video.play()
  const timer = setInterval(() => {
    detector
      .detect(video)
      .then(([found]) => found && onCode(readCode(found.rawValue)))
      .catch(() => undefined)
  }, everyMs)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
  }
}
