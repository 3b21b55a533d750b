import { useEffect, useEffectEvent } from 'react'

/** After a pause of the page, time must not jump. */
const longestFrameMs = 100

/** Calls `onFrame` with the milliseconds since the last frame, while it runs and the element is on screen. */
export function useFrames(element: Element | null, isRunning: boolean, onFrame: (ms: number) => void) {
  const tell = useEffectEvent(onFrame)
  useEffect(() => {
    if (!element || !isRunning) return
    let [handle, before] = [0, performance.now()]
    const frame = (now: number) => {
      tell(Math.max(0, Math.min(longestFrameMs, now - before)))
      before = now
      handle = requestAnimationFrame(frame)
    }
    const observer = new IntersectionObserver((seen) => {
      cancelAnimationFrame(handle)
      if (!seen.at(-1)?.isIntersecting) return
      before = performance.now()
      handle = requestAnimationFrame(frame)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(handle)
    }
  }, [element, isRunning])
}
