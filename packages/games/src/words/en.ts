import type { ControlWords } from './zh-TW.ts'

export const controlWords: ControlWords = {
  1: { button: 'Flap', hint: 'Tap to flap and fly between the pillars' },
  2: { button: 'Dash', hint: 'Steer; guns fire by themselves; dash to escape' },
  3: { button: 'Swing', hint: 'Aim, hold for power, let go to swing' },
  4: { button: 'Fire', hint: 'Drag the cross-hair, shoot fruit, avoid bombs' },
}
