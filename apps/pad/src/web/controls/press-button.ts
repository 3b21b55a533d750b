import { h } from '../dom.ts'

/**
 * Tells when the button goes down and up. Every further finger counts as another press: people drum with two thumbs.
 */
export function pressButton(label: string, told: (isDown: boolean) => void) {
  const element = h('button.fire', label)
  const fingers = new Set<number>()
  element.onpointerdown = (event) => {
    event.preventDefault()
    element.setPointerCapture(event.pointerId)
    if (fingers.size > 0) told(false)
    fingers.add(event.pointerId)
    told(true)
  }
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId) && fingers.size === 0) told(false)
  }
  element.onpointerup = element.onpointercancel = lift
  return {
    element,
    forget: () => fingers.clear(),
    look: (isDown: boolean) => element.classList.toggle('down', isDown),
  }
}
