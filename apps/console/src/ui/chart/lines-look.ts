/** Twelve colours that differ in hue and lightness in both themes. */
const inks = {
  light: [
    '#3D5AFE',
    '#0F766E',
    '#B45309',
    '#C026D3',
    '#15803D',
    '#DC2626',
    '#7C3AED',
    '#0369A1',
    '#57534E',
    '#BE185D',
    '#4D7C0F',
    '#E2570B',
  ],
  dark: [
    '#8FA2FF',
    '#2DD4BF',
    '#FBBF24',
    '#E879F9',
    '#4ADE80',
    '#F87171',
    '#C9A8FF',
    '#38BDF8',
    '#C3BDB6',
    '#F472B6',
    '#BEF264',
    '#FB923C',
  ],
} as const

/** Neighbouring series also differ in dashes, for colour-blind people. */
const dashes = [[], [7, 4], [2, 3]] as const

export type LineScheme = keyof typeof inks
export const lineCount = inks.light.length

export const getInk = (look: number, scheme: LineScheme): string =>
  inks[scheme][look % lineCount] ?? inks[scheme][0]
export const getDash = (look: number): number[] => [...(dashes[look % dashes.length] ?? [])]
