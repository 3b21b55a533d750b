/** What of the browser's own detector is used; not every browser has one. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

export const canScan = () => detectorClass !== undefined && !!navigator.mediaDevices?.getUserMedia

const pauseMs = 150

type Scan = { video: HTMLVideoElement; onCode: (text: string) => void; onRefused: () => void }

/** Looks through the camera until it sees a code or is told to stop. */
export function scanCodes({ video, onCode, onRefused }: Scan): () => void {
  let isStopped = false
  let stream: MediaStream | undefined
  const stop = () => {
    isStopped = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const look = async (detector: Detector) => {
    while (!isStopped) {
      const [seen] = await detector.detect(video).catch(() => [])
      if (seen && !isStopped) return onCode(seen.rawValue)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const begin = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isStopped) return stop()
    video.srcObject = stream
    await video.play()
    if (detectorClass) await look(new detectorClass({ formats: ['qr_code'] }))
  }
  begin().catch(() => !isStopped && onRefused())
  return stop
}
