import { aimAt, aimBy, type Controls, controls, padOfKeys, stickAt } from '@lumiroute/games/controls'
import { type GameId, worlds } from '@lumiroute/games'
import { type Pad, restingPad } from '@lumiroute/games/input'
import { followTilt } from './tilt.ts'

type Given = {
  game: GameId
  isTilted: boolean
  /** Takes fingers: the whole picture. */
  field: HTMLElement
  /** The button of games with a stick. */
  button: HTMLElement | null
  press: (pad: Pad) => void
}

const stickPixels = 56
/** The part of the field that a held key moves the cross-hair in a second. */
const keyPerSecond = 1.2
/** Share of the world above the field, where a screen shows time and scores. */
const barShare = 24 / worlds.phone.height

type Steering = { stop: () => void; release: () => void; moveByKeys: (ms: number) => void }

/** Turns fingers, keys and tilting into the pad of a game. */
export function startSteering({ game, isTilted, field, button, press }: Given): Steering {
  const end = new AbortController()
  const shape = controls[game]
  const held: Pad = { ...restingPad }
  const keys = new Set<string>()
  const tell = () => press(mix(shape, held, keys))
  const change = (change: Partial<Pad>) => {
    Object.assign(held, change)
    tell()
  }
  listenToKeys(shape, keys, tell, end.signal)
  const isWhole = shape.kind === 'button' || isTilted
  if (isWhole) holdAnywhere(field, change, end.signal)
  else if (shape.kind === 'stick') dragStick(field, change, end.signal)
  else dragAim(field, change, end.signal)
  if (button) holdAnywhere(button, change, end.signal)
  const stopTilt = isTilted ? followTilt(change) : undefined
  return {
    stop: () => {
      end.abort()
      stopTilt?.()
    },
    /** What was held when the page went away must not stay held. */
    release: () => {
      keys.clear()
      change(shape.kind === 'aim' ? { buttons: 0 } : restingPad)
    },
    moveByKeys: (ms) => {
      if (shape.kind !== 'aim') return
      const { x, y } = padOfKeys(shape, keys)
      const step = (keyPerSecond * ms) / 1000
      if (x !== 0 || y !== 0) change(aimBy(held, step * Math.sign(x), step * Math.sign(y)))
    },
  }
}

/** Keys win over fingers; they move a cross-hair step by step instead. */
function mix(shape: Controls, held: Pad, keys: ReadonlySet<string>): Pad {
  const typed = padOfKeys(shape, keys)
  const [x, y] = shape.kind === 'aim' ? [held.x, held.y] : [typed.x || held.x, typed.y || held.y]
  return { buttons: held.buttons | typed.buttons, x, y }
}

function listenToKeys({ keys }: Controls, down: Set<string>, tell: () => void, signal: AbortSignal) {
  const codes = Object.values(keys).flat()
  const onKey = (event: KeyboardEvent) => {
    if (!codes.includes(event.code) || event.ctrlKey || event.metaKey || event.altKey) return
    // Space would also press the focused button, and arrows would scroll.
    event.preventDefault()
    if (event.type === 'keydown') down.add(event.code)
    else down.delete(event.code)
    tell()
  }
  addEventListener('keydown', onKey, { signal })
  addEventListener('keyup', onKey, { signal })
}

type Change = (change: Partial<Pad>) => void
type Finger = {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent, from: PointerEvent) => void
  up: () => void
}

/** Follows one finger, also outside of the element. */
function followFinger(element: HTMLElement, told: Finger, signal: AbortSignal) {
  let from: PointerEvent | null = null
  const onDown = (event: PointerEvent) => {
    event.preventDefault()
    if (from) return
    element.setPointerCapture(event.pointerId)
    from = event
    told.down(event)
  }
  const onMove = (event: PointerEvent) => {
    if (from && event.pointerId === from.pointerId) told.move(event, from)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== from?.pointerId) return
    from = null
    told.up()
  }
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onUp, { signal })
}

const holdAnywhere = (element: HTMLElement, change: Change, signal: AbortSignal) =>
  followFinger(
    element,
    { down: () => change({ buttons: 1 }), move: () => undefined, up: () => change({ buttons: 0 }) },
    signal,
  )

const dragStick = (element: HTMLElement, change: Change, signal: AbortSignal) =>
  followFinger(
    element,
    {
      down: () => undefined,
      move: (event, from) =>
        change(stickAt(event.clientX - from.clientX, event.clientY - from.clientY, stickPixels)),
      up: () => change({ x: 0, y: 0 }),
    },
    signal,
  )

function dragAim(element: HTMLElement, change: Change, signal: AbortSignal) {
  const aim = (event: PointerEvent) => placeOf(event, element.getBoundingClientRect())
  followFinger(
    element,
    {
      down: (event) => change({ ...aim(event), buttons: 1 }),
      move: (event) => change(aim(event)),
      up: () => change({ buttons: 0 }),
    },
    signal,
  )
}

type Point = { clientX: number; clientY: number }
type Box = { left: number; top: number; width: number; height: number }

/** The pad that aims at a point of the picture; the world is centred in its box. */
export function placeOf({ clientX, clientY }: Point, box: Box): Pick<Pad, 'x' | 'y'> {
  const { width, height } = worlds.phone
  const scale = Math.min(box.width / width, box.height / height)
  const across = (clientX - box.left - (box.width - scale * width) / 2) / (scale * width)
  const down = (clientY - box.top - (box.height - scale * height) / 2) / (scale * height)
  return aimAt(across, (down - barShare) / (1 - barShare))
}
