import { darker, lighter, createDice } from './mix.ts'
import { round, shade, upright } from './surface.ts'

export type Draw = (main: string, second: string) => string

const saucer = `${shade(322, 338, 250, 240)}<circle cx="300" cy="310" r="232" fill="url(#china)"/>
  <circle cx="300" cy="310" r="206" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/><circle cx="300" cy="310" r="150" fill="#000" opacity=".1" filter="url(#soft)"/>`
const china = round('china', '#FFFFFF', '#F4EFE8', '#CFC5B8')

/** Coffee with milk from above: a leaf is poured into it. */
export const latte: Draw = (main, second) => {
  const leaf = [0, 1, 2, 3, 4]
    .map((at) => {
      const [y, w] = [222 + at * 34, 92 - Math.abs(at - 1.5) * 16]
      return `<path d="M300 ${y + 28}C${300 - w} ${y + 18} ${300 - w} ${y - 26} ${300 - w * 0.62} ${y - 24}C${300 - w * 0.5} ${y} 310 ${y + 6} 300 ${y + 28}C290 ${y + 6} ${300 + w * 0.5} ${y} ${300 + w * 0.62} ${y - 24}C${300 + w} ${y - 26} ${300 + w} ${y + 18} 300 ${y + 28}z"/>`
    })
    .join('')
  return `<defs>${china}${round('mug', lighter(main), main, darker(main))}${round('crema', lighter(second, 0.25), second, darker(second, 0.45))}</defs>
  ${saucer}<path d="M428 288q92-40 104 26t-108 44z" fill="url(#mug)"/><path d="M446 300q50-18 56 14t-60 26z" fill="#EFE8DE"/>
  ${shade(318, 330, 166, 162, 0.5)}<circle cx="300" cy="306" r="162" fill="url(#mug)"/><circle cx="300" cy="306" r="144" fill="${darker(main, 0.6)}"/>
  <circle cx="300" cy="310" r="140" fill="url(#crema)"/><g fill="#FFF3DE" filter="url(#blur)" opacity=".95">${leaf}</g>
  <circle cx="300" cy="306" r="153" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/><ellipse cx="236" cy="226" rx="40" ry="16" fill="#fff" opacity=".32" transform="rotate(-38 236 226)" filter="url(#blur)"/>
  <g transform="rotate(28 120 480)">${shade(124, 486, 18, 90, 0.3)}<rect x="112" y="430" width="13" height="130" rx="6" fill="#C9C5BF"/><ellipse cx="118" cy="412" rx="20" ry="34" fill="#DEDAD4"/></g>`
}

/** Black coffee or tea from above. */
export const brew: Draw = (main, second) => `<defs>${china}${round('mug', lighter(main), main, darker(main))}
  ${round('drink', lighter(second, 0.35), second, darker(second, 0.55))}</defs>
  ${saucer}<path d="M428 288q92-40 104 26t-108 44z" fill="url(#mug)"/><path d="M446 300q50-18 56 14t-60 26z" fill="#EFE8DE"/>
  ${shade(318, 330, 166, 162, 0.5)}<circle cx="300" cy="306" r="162" fill="url(#mug)"/><circle cx="300" cy="306" r="145" fill="${lighter(main, 0.7)}"/>
  <circle cx="300" cy="311" r="139" fill="url(#drink)"/><circle cx="300" cy="311" r="136" fill="none" stroke="${lighter(second, 0.45)}" stroke-width="5" opacity=".55" filter="url(#blur)"/>
  <path d="M214 262q42-66 122-62" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".4" filter="url(#blur)"/>
  <g fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".3" filter="url(#steam)"><path d="M262 300q-46-80 10-150M338 290q-40-90 14-170"/></g>`

/** A tall glass with ice. */
export const glass: Draw = (main, second) => {
  const dice = createDice(main.length + main.charCodeAt(2) * 7)
  const cube = (x: number, y: number) => {
    const turn = Math.round(dice() * 50 - 25)
    return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 33}" y="${y - 33}" width="66" height="66" rx="13" fill="#fff" opacity=".34"/><path d="M${x - 26} ${y - 24}h44l-8 12h-26v30l-10 10z" fill="#fff" opacity=".5"/></g>`
  }
  return `<defs><linearGradient id="drink" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(second, 0.15)}"/><stop offset=".4" stop-color="${second}"/><stop offset=".62" stop-color="${main}"/><stop offset="1" stop-color="${darker(main, 0.3)}"/></linearGradient>
  ${upright('shine', '#ffffff', '#ffffff', '#ffffff')}<clipPath id="body"><path d="M190 150h220l-26 372q-84 22-168 0z"/></clipPath>
  <linearGradient id="sides"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".2" stop-color="#fff" stop-opacity=".28"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient></defs>
  ${shade(336, 528, 170, 34, 0.55)}
  <path d="M338 210l58-176" stroke="#2F3A36" stroke-width="17" stroke-linecap="round"/><path d="M334 206l58-172" stroke="#6B7A74" stroke-width="5" stroke-linecap="round"/>
  <path d="M184 118h232l-30 404q-86 24-172 0z" fill="#fff" opacity=".28"/>
  <g clip-path="url(#body)"><rect x="180" y="176" width="240" height="360" fill="url(#drink)"/>${cube(246, 214)}${cube(332, 226)}${cube(276, 296)}${cube(352, 318)}${cube(248, 372)}
  <ellipse cx="300" cy="176" rx="112" ry="20" fill="${lighter(second, 0.45)}" opacity=".9"/><rect x="180" y="150" width="240" height="390" fill="url(#sides)"/></g>
  <ellipse cx="300" cy="118" rx="116" ry="18" fill="none" stroke="#fff" stroke-width="6" opacity=".85"/>
  <path d="M208 150l20 330" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5" filter="url(#blur)"/>
  <path d="M404 102q44-40 70-8 8 46-42 44-26-2-28-36z" fill="#5E9C62"/><path d="M410 110q30 0 58-12" stroke="#3B7344" stroke-width="4" fill="none"/>`
}
