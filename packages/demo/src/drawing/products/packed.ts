import { createDice, darker, lighter } from './mix.ts'
import { round, shade, upright } from './surface.ts'
import type { Draw } from './drinks.ts'

const beans = (
  colour: string,
  seed: number,
  [x0, y0, w, h]: [number, number, number, number],
  count: number,
) => {
  const dice = createDice(seed)
  return Array.from({ length: count }, () => {
    const [x, y, turn] = [x0 + dice() * w, y0 + dice() * h, dice() * 180]
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"><ellipse cx="3" cy="5" rx="21" ry="14" fill="#000" opacity=".3"/><ellipse rx="20" ry="13" fill="${dice() > 0.5 ? colour : darker(colour, 0.25)}"/><path d="M-18 0q9-6 18 0t18 0" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="3"/><ellipse cx="-6" cy="-6" rx="8" ry="3" fill="#fff" opacity=".22"/></g>`
  }).join('')
}

export const bag: Draw = (
  main,
  second,
) => `<defs>${upright('paper', lighter(main, 0.25), main, darker(main, 0.45))}</defs>
  ${shade(336, 500, 190, 40, 0.55)}<path d="M176 150h248l20 350q-144 26-288 0z" fill="url(#paper)"/><path d="M176 150l14-66h220l14 66z" fill="${darker(main, 0.3)}"/>
  <path d="M190 84h220l-3 18H193z" fill="${lighter(main, 0.2)}"/><path d="M200 160q10 160-6 330M402 160q-6 160 14 330" stroke="#000" stroke-width="5" opacity=".14" fill="none" filter="url(#blur)"/>
  <rect x="212" y="216" width="176" height="190" rx="6" fill="#FBF5EA"/><rect x="224" y="228" width="152" height="166" rx="3" fill="none" stroke="${main}" stroke-width="3"/>
  <g transform="translate(300 288) rotate(-28)"><ellipse rx="44" ry="29" fill="${second}"/><path d="M-42 0q21-16 42 0t42 0" fill="none" stroke="#FBF5EA" stroke-width="6"/></g>
  <path d="M248 350h104M264 370h72" stroke="${second}" stroke-width="7" stroke-linecap="round"/>${beans(second, 5, [60, 500, 480, 70], 26)}`

export const box: Draw = (
  main,
  second,
) => `<defs>${upright('side', lighter(main, 0.25), main, darker(main, 0.4))}<linearGradient id="lid" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(main, 0.3)}"/><stop offset="1" stop-color="${main}"/></linearGradient>${upright('ribbon', lighter(second, 0.6), second, darker(second, 0.35))}</defs>
  ${shade(330, 490, 240, 44, 0.6)}<path d="M110 270h380v214q-190 20-380 0z" fill="url(#side)"/><path d="M96 206h408v76H96z" fill="url(#lid)"/><path d="M96 276h408v14H96z" fill="#000" opacity=".25" filter="url(#blur)"/>
  <rect x="268" y="206" width="64" height="286" fill="url(#ribbon)"/><g stroke="${darker(second, 0.2)}" stroke-width="3"><path d="M300 206q-120-8-128-74t56-30q44 22 72 104z" fill="url(#ribbon)"/><path d="M300 206q120-8 128-74t-56-30q-44 22-72 104z" fill="url(#ribbon)"/><path d="M292 206l-70 80 34-4 12 26 52-98zM308 206l70 80-34-4-12 26-52-98z" fill="${second}"/></g>
  <ellipse cx="300" cy="206" rx="30" ry="22" fill="${lighter(second, 0.3)}"/><path d="M120 214h130" stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round" filter="url(#blur)"/>`

export const jar: Draw = (
  main,
  second,
) => `<defs>${upright('inside', lighter(main, 0.35), main, darker(main, 0.5))}${upright('lid', '#E9DFCC', '#B79A5F', '#6E5526')}</defs>
  ${shade(336, 508, 160, 36, 0.55)}<rect x="196" y="92" width="208" height="66" rx="10" fill="url(#lid)"/><path d="M200 108h200M200 124h200M200 140h200" stroke="#6E5526" stroke-width="2" opacity=".5"/>
  <path d="M206 158h188q44 14 44 60v240q0 54-54 58H216q-54-4-54-58V218q0-46 44-60z" fill="url(#inside)"/>
  <g fill="${second}" opacity=".75">${createSpots(second)}</g>
  <path d="M186 222q-4 130 4 250" stroke="#fff" stroke-width="16" opacity=".5" stroke-linecap="round" filter="url(#blur)"/>
  <rect x="206" y="256" width="188" height="150" rx="8" fill="#FBF5EA"/><rect x="218" y="268" width="164" height="126" rx="4" fill="none" stroke="${second}" stroke-width="3"/><circle cx="300" cy="312" r="24" fill="${main}"/><path d="M256 362h88" stroke="${second}" stroke-width="8" stroke-linecap="round"/>`

function createSpots(seedColour: string) {
  const dice = createDice(seedColour.charCodeAt(1) * 91)
  return Array.from(
    { length: 60 },
    () =>
      `<ellipse cx="${(176 + dice() * 248).toFixed(0)}" cy="${(190 + dice() * 310).toFixed(0)}" rx="${(4 + dice() * 9).toFixed(0)}" ry="${(2 + dice() * 5).toFixed(0)}" opacity="${(0.2 + dice() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

const plate = (cy = 330) =>
  `${shade(322, cy + 34, 256, 220, 0.5)}<ellipse cx="300" cy="${cy}" rx="256" ry="222" fill="url(#china)"/><ellipse cx="300" cy="${cy}" rx="196" ry="166" fill="#000" opacity=".06"/><ellipse cx="300" cy="${cy + 3}" rx="192" ry="161" fill="url(#china)"/>`
const china = round('china', '#FFFFFF', '#F6F2EC', '#CDC3B6')

/** A slice of cake on a plate. */
export const slice: Draw = (
  main,
  second,
) => `<defs>${china}<linearGradient id="crumb" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(main, 0.3)}"/><stop offset="1" stop-color="${darker(main, 0.18)}"/></linearGradient><linearGradient id="top"><stop stop-color="${lighter(second, 0.25)}"/><stop offset="1" stop-color="${second}"/></linearGradient></defs>
  ${plate(350)}${shade(310, 430, 190, 40, 0.45)}<path d="M118 286l340-94 18 50v148l-350 52q-14-70-8-156z" fill="url(#crumb)"/>
  <path d="M122 330l352-78v22l-352 80zM124 384l350-66v22l-349 66z" fill="#FFFBF2" opacity=".9"/>
  <path d="M118 286q160-110 250-116 80-6 108 72-14 2-18-4-100 46-340 48z" fill="url(#top)"/><path d="M150 276q140-84 220-92" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round" fill="none" filter="url(#blur)"/>
  <g>${berry(330, 190)}${berry(384, 214)}${berry(300, 226)}</g><path d="M392 172q34-34 52-10-14 26-52 10z" fill="#5E9C62"/>
  <g transform="rotate(24 500 470)"><rect x="494" y="400" width="12" height="170" rx="6" fill="#CFCBC5"/><path d="M486 330h6v60h5v-60h6v60h5v-60h6v74q-14 16-28 0z" fill="#DEDAD4"/></g>`
const berry = (x: number, y: number) =>
  `<g><ellipse cx="${x + 4}" cy="${y + 18}" rx="26" ry="10" fill="#000" opacity=".25" filter="url(#blur)"/><path d="M${x - 27} ${y - 8}q27-24 54 0 2 32-27 44-29-12-27-44z" fill="#C4202F"/><ellipse cx="${x - 10}" cy="${y - 2}" rx="8" ry="5" fill="#fff" opacity=".45"/><g fill="#F7D774"><circle cx="${x - 6}" cy="${y + 12}" r="2"/><circle cx="${x + 8}" cy="${y + 4}" r="2"/><circle cx="${x + 4}" cy="${y + 20}" r="2"/><circle cx="${x + 14}" cy="${y + 14}" r="2"/></g></g>`

/** Bread, scored and dusted with flour. */
export const loaf: Draw = (
  main,
  second,
) => `<defs>${round('crust', lighter(main, 0.45), main, darker(main, 0.55))}</defs>
  ${shade(326, 420, 240, 110, 0.6)}<path d="M84 356q-4-190 216-190t216 190q-2 120-216 120T84 356z" fill="url(#crust)"/>
  ${[0, 1, 2].map((at) => `<path d="M${160 + at * 96} ${402 - at * 8}q10-140 ${86 - at * 6}-190 34 20-14 190-36 22-72 0z" fill="${lighter(main, 0.62)}"/><path d="M${160 + at * 96} ${402 - at * 8}q10-140 ${86 - at * 6}-190" fill="none" stroke="${darker(second, 0.35)}" stroke-width="7"/>`).join('')}
  <g fill="#fff" opacity=".5" filter="url(#blur)"><ellipse cx="200" cy="250" rx="60" ry="18" transform="rotate(-32 200 250)"/><ellipse cx="400" cy="260" rx="50" ry="14" transform="rotate(30 400 260)"/></g>${flour()}`
function flour() {
  const dice = createDice(31)
  return Array.from(
    { length: 70 },
    () =>
      `<circle cx="${(60 + dice() * 480).toFixed(0)}" cy="${(170 + dice() * 390).toFixed(0)}" r="${(1 + dice() * 3).toFixed(1)}" fill="#fff" opacity="${(0.3 + dice() * 0.5).toFixed(2)}"/>`,
  ).join('')
}
