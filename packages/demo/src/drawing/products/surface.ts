/** Tables on which the demo's products are shown. The grain is noise, so that no photograph is needed. */
const grains = {
  oak: { base: '#C99B6B', dark: '#8A5A34', frequency: '.006 .16' },
  walnut: { base: '#6E4A33', dark: '#2F1C12', frequency: '.005 .14' },
  marble: { base: '#F1EEEA', dark: '#B9B4AE', frequency: '.006 .011' },
  slate: { base: '#4A545C', dark: '#1F262B', frequency: '.03 .04' },
  linen: { base: '#E9DFCF', dark: '#BCA98A', frequency: '.5 .5' },
  ice: { base: '#E4F1F6', dark: '#9CC3D2', frequency: '.02 .03' },
} as const
export type Surface = keyof typeof grains

export function drawSurface(name: Surface): string {
  const { base, dark, frequency } = grains[name]
  return `<defs><filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise"
      baseFrequency="${frequency}" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.4 0 0 0 -.95"/></filter>
    <mask id="grainMask"><rect width="600" height="600" fill="#fff" filter="url(#grain)"/></mask>
    <filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="14"/></filter>
    <filter id="blur" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="3"/></filter>
    <filter id="steam" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="9"/></filter>
    <radialGradient id="light" cx=".3" cy=".2" r="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient></defs>
    <rect width="600" height="600" fill="${base}"/>
    <g opacity=".55"><rect width="600" height="600" fill="${dark}" mask="url(#grainMask)"/></g>
    <rect width="600" height="600" fill="url(#light)"/>`
}

/** A gradient across a round thing, lit from the upper left. */
export const round = (id: string, light: string, main: string, dark: string) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop stop-color="${light}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`

/** A gradient across something upright, lit from the left. */
export const upright = (id: string, light: string, main: string, dark: string) =>
  `<linearGradient id="${id}"><stop stop-color="${main}"/><stop offset=".22" stop-color="${light}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

export const shade = (cx: number, cy: number, rx: number, ry: number, opacity = 0.45) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1A0F08" opacity="${opacity}" filter="url(#soft)"/>`
