import { createDice, darker, lighter } from './mix.ts'
import type { Draw } from './drinks.ts'
import { round, shade } from './surface.ts'

const iceCubes = () => {
  const dice = createDice(11)
  return Array.from({ length: 46 }, () => {
    const [x, y, s, turn] = [dice() * 600, 380 + dice() * 210, 34 + dice() * 40, dice() * 90]
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"><rect x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}" rx="9" fill="#EAF6FB" opacity=".75" stroke="#9FC9DA" stroke-width="2"/><path d="M${-s / 3} ${-s / 3}h${s / 2}l-${s / 6} ${s / 6}h-${s / 5}z" fill="#fff"/></g>`
  }).join('')
}
const lemon = (x: number, y: number, r = 46) =>
  `<g>${shade(x + 6, y + 8, r, r, 0.35)}<circle cx="${x}" cy="${y}" r="${r}" fill="#F2C230"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#FFF3C0"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn} ${x} ${y})" d="M${x} ${y - 4}l${-r * 0.26} ${-r * 0.68}q${r * 0.26} ${-r * 0.16} ${r * 0.52} 0z" fill="#F9DC5C"/>`).join('')}</g>`
const herb = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="#4F8F55">${[-40, -10, 20, 50].map((turn) => `<path transform="rotate(${turn})" d="M0 0q-16-40 0-70 16 30 0 70z"/>`).join('')}</g>`

/** A whole fish on ice. */
export const fish: Draw = (
  main,
  second,
) => `<defs><linearGradient id="skin" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${darker(main, 0.45)}"/><stop offset=".45" stop-color="${main}"/><stop offset="1" stop-color="${lighter(main, 0.75)}"/></linearGradient><pattern id="scale" width="22" height="18" patternUnits="userSpaceOnUse"><path d="M0 9q11 12 22 0" fill="none" stroke="${darker(second, 0.2)}" stroke-width="2" opacity=".35"/></pattern></defs>
  ${iceCubes()}${shade(310, 386, 250, 46, 0.4)}<path d="M404 286q80-92 152-96-34 96 2 208-78-8-152-84z" fill="${second}"/><path d="M430 300l104-80M434 314h110M430 326l100 60" stroke="${darker(second)}" stroke-width="4" opacity=".5"/>
  <path d="M240 196q80-70 170-6l-20 40z" fill="${second}"/><path d="M40 310q120-150 280-116 90 30 120 106-40 80-126 102-150 30-274-92z" fill="url(#skin)"/><path d="M150 236q160-60 290 64-110 130-290 70z" fill="url(#scale)"/>
  <path d="M150 226q46 76 4 158" fill="none" stroke="${darker(main, 0.5)}" stroke-width="6" opacity=".6"/><path d="M196 320q64-6 86 44-60 12-86-44z" fill="${second}"/><path d="M90 262q150-80 300-8" stroke="#fff" stroke-width="12" opacity=".35" fill="none" filter="url(#blur)" stroke-linecap="round"/>
  <circle cx="106" cy="286" r="21" fill="#F5EFD9"/><circle cx="106" cy="286" r="12" fill="#14100C"/><circle cx="101" cy="281" r="4" fill="#fff"/><path d="M46 318q26 12 48 0" stroke="${darker(main, 0.6)}" stroke-width="5" fill="none"/>${lemon(470, 470)}${herb(120, 500)}`

/** A fillet with its grain. */
export const fillet: Draw = (
  main,
  second,
) => `<defs><linearGradient id="meat" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${lighter(main, 0.35)}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${darker(main, 0.2)}"/></linearGradient><clipPath id="cut"><path d="M90 250q190-110 420-50 34 90-30 190-190 90-372 10-48-70-18-150z"/></clipPath></defs>
  ${shade(320, 400, 250, 70, 0.5)}<path d="M84 262q190-110 432-46 34 90-30 190-190 90-378 10-52-74-24-154z" fill="${second}"/><g clip-path="url(#cut)"><rect x="50" y="150" width="500" height="330" fill="url(#meat)"/>
  <g fill="none" stroke="${lighter(main, 0.72)}" stroke-width="9" opacity=".85">${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `<path d="M${60 + at * 64} 170q54 120-6 290"/>`).join('')}</g></g>
  <path d="M120 250q170-80 350-42" stroke="#fff" stroke-width="12" opacity=".4" fill="none" filter="url(#blur)" stroke-linecap="round"/>${lemon(470, 476)}${herb(130, 520)}`

/** Prawns around a dip. */
export const shrimp: Draw = (main, second) => {
  const one = `<path d="M0-126q78 12 74 92T-8 66q-26 6-30-14 64-22 60-80T-18-70q-30-4-28-28t46-28z" fill="url(#prawn)"/><g stroke="${second}" stroke-width="5" fill="none" opacity=".8"><path d="M16-118l-8 42M52-92l-36 26M72-48l-46 8M66-6L26-14M40 34L14 8"/></g><path d="M-36 54l-46 8 14 20-24 20 52 2 24-38z" fill="${second}"/><path d="M-40-104q-60-30-96-8M-38-92q-50 0-84 30" stroke="${second}" stroke-width="4" fill="none"/><circle cx="-28" cy="-106" r="6" fill="#140A06"/><path d="M10-112q48 16 52 70" stroke="#fff" stroke-width="8" opacity=".45" fill="none" stroke-linecap="round"/>`
  return `<defs>${round('china', '#FFFFFF', '#F6F2EC', '#CDC3B6')}${round('prawn', lighter(main, 0.45), main, darker(main, 0.25))}</defs>
  ${shade(320, 340, 260, 250, 0.5)}<circle cx="300" cy="306" r="256" fill="url(#china)"/><circle cx="300" cy="306" r="206" fill="#fff" opacity=".5"/>
  ${[0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 300 306) translate(318 164) rotate(64) scale(.92)">${one}</g>`).join('')}
  <circle cx="300" cy="306" r="66" fill="#EFE7DB"/><circle cx="300" cy="306" r="54" fill="#C4402B"/><ellipse cx="284" cy="290" rx="18" ry="8" fill="#fff" opacity=".4"/>${lemon(500, 500, 40)}`
}

const pieces = (main: string, second: string, shell: boolean) => {
  const dice = createDice(main.charCodeAt(3) * 13 + second.charCodeAt(2))
  const colours = [
    second,
    lighter(second, 0.3),
    darker(second, 0.2),
    '#5E9C62',
    '#E98A4B',
    lighter(main, 0.5),
  ]
  return Array.from({ length: 34 }, (_, at) => {
    const [angle, far] = [dice() * 6.28, Math.sqrt(dice()) * 138]
    const [x, y, turn] = [300 + Math.cos(angle) * far, 300 + Math.sin(angle) * far, dice() * 360]
    const place = `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"`
    const colour = colours[at % colours.length] as string
    if (shell)
      return `<g ${place}><path d="M-34 16q-6-50 34-52t34 52q-34 18-68 0z" fill="${colour === '#5E9C62' ? second : colour}"/><path d="M-22 14q0-30 22-46M0 22V-34M22 14Q22-16 0-32" stroke="#fff" stroke-width="3" opacity=".4" fill="none"/></g>`
    return `<g ${place}><ellipse cx="3" cy="5" rx="28" ry="17" fill="#000" opacity=".22"/><path d="M-28 2q4-22 30-19t26 16-26 20-30-17z" fill="${colour}"/><path d="M-16-4q14-9 28-5" stroke="#fff" stroke-width="4" opacity=".45" fill="none" stroke-linecap="round"/></g>`
  }).join('')
}
const dish = (
  main: string,
  second: string,
  shell: boolean,
) => `<defs>${round('pot', '#5C6B75', '#2C3A44', '#121A20')}${round('soup', lighter(main, 0.35), main, darker(main, 0.3))}<clipPath id="inside"><circle cx="300" cy="304" r="178"/></clipPath></defs>
  ${shade(326, 340, 236, 232, 0.6)}<circle cx="300" cy="304" r="226" fill="url(#pot)"/><circle cx="300" cy="304" r="190" fill="#0E1418"/><circle cx="300" cy="306" r="180" fill="url(#soup)"/>
  <g clip-path="url(#inside)">${pieces(main, second, shell)}<circle cx="300" cy="304" r="178" fill="none" stroke="#000" stroke-width="26" opacity=".22" filter="url(#soft)"/></g>
  <g fill="#6DAE5F">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => `<circle cx="${250 + ((at * 37) % 110)}" cy="${250 + ((at * 53) % 110)}" r="8" fill="none" stroke="#6DAE5F" stroke-width="5"/>`).join('')}</g>
  <path d="M130 210q50-92 140-112" stroke="#fff" stroke-width="9" opacity=".4" fill="none" stroke-linecap="round" filter="url(#blur)"/>
  <g transform="rotate(38 520 300)">${shade(530, 310, 14, 220, 0.3)}<rect x="512" y="60" width="10" height="480" rx="5" fill="#7A4B2E"/><rect x="532" y="60" width="10" height="480" rx="5" fill="#8F5B39"/></g>
  <g fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".26" filter="url(#steam)"><path d="M240 270q-46-80 10-160M350 260q-40-90 14-180"/></g>`

/** A pot of soup or porridge from above. */
export const bowl: Draw = (main, second) => dish(main, second, false)
/** Shells in their broth. */
export const shells: Draw = (main, second) => dish(main, second, true)
