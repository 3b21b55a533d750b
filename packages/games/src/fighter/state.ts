import { lights } from '../core/fixed.ts'
import type { BaseState } from '../core/state.ts'

/** 戰機對戰: everybody against everybody; ships fly and fire by themselves, players steer and dash. */
export type Ship = {
  x: number
  y: number
  vx: number
  vy: number
  heading: number
  life: number
  /** Ticks until the next shot. */
  reload: number
  /** Ticks of being destroyed; 0: alive. */
  wrecked: number
  /** Ticks without damage after a return. */
  shield: number
  /** Counts down from `dashTicks + dashRest`; above `dashRest` the ship is fast. */
  dash: number
  /** Ticks of firing three shots at once. */
  triple: number
}
export type Bullet = {
  id: number
  /** A seat's number, or `firstBot` and up. */
  owner: number
  x: number
  y: number
  vx: number
  vy: number
  left: number
}
export type Crate = { id: number; /** 0 repairs, 1 gives three shots. */ kind: number; x: number; y: number }
/** A ship of the computer; fills up small rounds and has no score. */
export type BotShip = Ship & { no: number }

export type Arena = { game: 2; bots: BotShip[]; bullets: Bullet[]; crates: Crate[]; crateIn: number }
export type FighterState = BaseState<Ship> & Arena

export const firstBot = 100
export const shipRadius = lights(10)
export const fullLife = 4
export const dashTicks = 22
export const dashRest = 130
export const wreckTicks = 75
export const shieldTicks = 90
export const tripleTicks = 480
