import { brew, type Draw, glass, latte } from './drinks.ts'
import { bag, box, jar, loaf, slice } from './packed.ts'
import { bowl, fillet, fish, shells, shrimp } from './sea.ts'
import { drawSurface, type Surface } from './surface.ts'

const shapes = {
  latte,
  brew,
  glass,
  bag,
  box,
  jar,
  slice,
  loaf,
  fish,
  fillet,
  shrimp,
  bowl,
  shells,
} satisfies Record<string, Draw>
export type ProductShape = keyof typeof shapes
export type ProductLook = { shape: ProductShape; main: string; second: string; on: Surface }

/** A product on a table, seen as a photographer would; without text, which would need fonts. */
export const productPicture = ({ shape, main, second, on }: ProductLook) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="720" height="720">${drawSurface(on)}${shapes[shape](main, second)}</svg>`
