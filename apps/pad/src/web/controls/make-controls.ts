import { aimAt, aimBy, type Controls, padOfKeys } from '@lumiroute/games/controls'
import { type Pad, restingPad } from '@lumiroute/games/input'
import type { Words } from '../../text/index.ts'
import { button, h } from '../dom.ts'
import { aimField } from './aim-field.ts'
import { listenToKeys } from './keys.ts'
import { pressButton } from './press-button.ts'
import { stick } from './stick.ts'
import { canTilt, startTilt } from './tilt.ts'

const keyEveryMs = 33
const keyStep = 0.025

type Given = { controls: Controls; label: string; t: Words['texts']; press: (pad: Pad) => void }
type Place = Pick<Pad, 'x' | 'y'>

/** A switch, because tilting needs a permission and a steady hand. */
function tiltSwitch(label: string, move: (at: Place) => void) {
  let stop: (() => void) | null = null
  const flip = async () => {
    const isOn = stop !== null
    stop?.()
    stop = isOn ? null : await startTilt((across, down) => move(aimAt((1 + across) / 2, (1 + down) / 2)))
    element.setAttribute('aria-pressed', String(stop !== null))
  }
  const element = button('tilt', label, () => void flip())
  element.setAttribute('aria-pressed', 'false')
  return { element, stop: () => stop?.() }
}

/** The controls of a game, for fingers and keys. */
export function makeControls({ controls, label, t, press }: Given) {
  const { kind } = controls
  const held: Pad = { ...restingPad }
  const keys = new Set<string>()

  function tell() {
    const typed = padOfKeys(controls, keys)
    const [x, y] = kind === 'aim' ? [held.x, held.y] : [typed.x || held.x, typed.y || held.y]
    const pad = { buttons: held.buttons | typed.buttons, x, y }
    fire.look(pad.buttons === 1)
    other?.look(x, y)
    press(pad)
  }
  function move(at: Place) {
    Object.assign(held, at)
    tell()
  }
  function hold(isDown: boolean) {
    held.buttons = isDown ? 1 : 0
    tell()
  }
  const drag = (across: number, down: number) => move(aimBy(held, across, down))
  const tap = () => {
    hold(true)
    hold(false)
  }
  /** A phone call must not leave the button held for the rest of the round. */
  function release() {
    keys.clear()
    fire.forget()
    other?.forget()
    Object.assign(held, kind === 'aim' ? { buttons: 0 } : restingPad)
    tell()
  }
  function aimByKeys() {
    const { x, y } = padOfKeys(controls, keys)
    if (x || y) drag(keyStep * Math.sign(x), keyStep * Math.sign(y))
  }

  const fire = pressButton(label, hold)
  const other = kind === 'stick' ? stick(t.stick, move) : kind === 'aim' ? aimField(t.field, drag, tap) : null
  const tilt = controls.canTilt && canTilt() ? tiltSwitch(t.tilt, move) : null
  const stopKeys = listenToKeys(Object.values(controls.keys).flat(), keys, tell, release)
  const timer = kind === 'aim' ? setInterval(aimByKeys, keyEveryMs) : undefined
  tell()
  return {
    element: h(`div.controls.${kind}`, other && other.element, fire.element, tilt && tilt.element),
    stop() {
      stopKeys()
      clearInterval(timer)
      tilt?.stop()
    },
  }
}
