import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useMemberText } from '../../text/member-texts.ts'
import { startScan } from './scan-code.ts'

type Props = { onCode: (code: string) => void; onClose: () => void }

export function ScanDialog({ onCode, onClose }: Props) {
  const { card: m } = useMemberText()
  const video = useRef<HTMLVideoElement>(null)
  const [isDenied, setIsDenied] = useState(false)
  const found = useRef(onCode)
  useEffect(() => {
    let isHere = true
    let stop: (() => void) | undefined
    const take = (code: string) => {
      if (!isHere) return
      isHere = false
      stop?.()
      found.current(code)
    }
    if (video.current)
      startScan(video.current, take)
        .then((end) => {
          if (isHere) stop = end
          else end()
        })
        .catch(() => isHere && setIsDenied(true))
    return () => {
      isHere = false
      stop?.()
    }
  }, [])
  return (
    <Dialog title={m.scanTitle} onClose={onClose}>
      {isDenied ? (
        <p role="alert">{m.scanDenied}</p>
      ) : (
        <video ref={video} className="scan-video" muted playsInline aria-label={m.scanTitle} />
      )}
    </Dialog>
  )
}
