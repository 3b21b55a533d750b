import type uPlot from 'uplot'

/** A vertical cursor over the curve; moving it does not redraw the curve. */
export function markOn(chart: uPlot) {
  const mark = document.createElement('div')
  mark.className = 'curve-mark'
  mark.hidden = true
  chart.over.append(mark)
  let at: number | undefined
  const place = () => {
    mark.hidden = at === undefined
    if (at !== undefined) mark.style.transform = `translateX(${chart.valToPos(at, 'x')}px)`
  }
  return {
    place,
    moveTo: (seconds: number | undefined) => {
      at = seconds
      place()
    },
  }
}

/** Reports every time that a held pointer passes. */
export function pickOn(chart: uPlot, onPick: (seconds: number) => void): () => void {
  const { over } = chart
  const stop = new AbortController()
  const tell = ({ clientX }: PointerEvent) => {
    const left = Math.min(Math.max(clientX - over.getBoundingClientRect().left, 0), over.clientWidth)
    onPick(chart.posToVal(left, 'x'))
  }
  over.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      over.setPointerCapture(event.pointerId)
      tell(event)
    },
    stop,
  )
  over.addEventListener(
    'pointermove',
    (event) => over.hasPointerCapture(event.pointerId) && tell(event),
    stop,
  )
  return () => stop.abort()
}
