type Told = {
  down: (event: PointerEvent) => void
  /** How far the finger has moved since it came down, and since the last time. */
  move: (event: PointerEvent, from: PointerEvent, last: PointerEvent) => void
  up: (event: PointerEvent, from: PointerEvent) => void
}

/** Follows the first finger on an element, also outside of it; others are ignored. Returns how to forget it. */
export function followFinger(element: HTMLElement, told: Told): () => void {
  let from: PointerEvent | undefined
  let last: PointerEvent
  element.onpointerdown = (event) => {
    event.preventDefault()
    if (from) return
    element.setPointerCapture(event.pointerId)
    from = last = event
    told.down(event)
  }
  element.onpointermove = (event) => {
    if (event.pointerId !== from?.pointerId) return
    told.move(event, from, last)
    last = event
  }
  element.onpointerup = element.onpointercancel = (event) => {
    if (event.pointerId !== from?.pointerId) return
    told.up(event, from)
    from = undefined
  }
  return () => (from = undefined)
}
