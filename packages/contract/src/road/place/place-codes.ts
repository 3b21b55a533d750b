/** The compass direction that a screen faces, clockwise from north. */
export const directionCodes = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directionCodes)[number]
