/** Next to the text on a wide panel, above it on an upright one. */
const shares = { wide: { across: 0.5, along: 0.9 }, upright: { across: 0.9, along: 0.49 } }

/** Size of the QR code on a panel, as large as the text allows, in whole pixels per module. */
export function codePixels(modules: number, width: number, height: number): number {
  const { across, along } = width >= height ? shares.wide : shares.upright
  const most = Math.min(width * across, height * along)
  return Math.max(1, Math.floor(most / modules)) * modules
}
