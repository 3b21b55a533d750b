/** The part of BarcodeDetector in use; not every browser has it. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

export const canScan = () => detectorClass !== undefined && !!navigator.mediaDevices?.getUserMedia

const pauseMs = 150

type Scan = { video: HTMLVideoElement; onCode: (text: string) => void; onRefused: () => void }

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Scans the camera image until it finds a code or is stopped. */
export function scanCodes({ video, onCode, onRefused }: Scan): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const look = async (detector: Detector) => {
    for (; !signal.aborted; await pause()) {
      const [seen] = await detector.detect(video).catch(() => [])
      if (seen && !signal.aborted) return onCode(seen.rawValue)
    }
  }
  const begin = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const close = () => stream.getTracks().forEach((track) => track.stop())
    if (signal.aborted) return close()
    signal.addEventListener('abort', close)
    video.srcObject = stream
    await video.play()
    if (detectorClass) await look(new detectorClass({ formats: ['qr_code'] }))
  }
  begin().catch(() => !signal.aborted && onRefused())
  return () => stopping.abort()
}
