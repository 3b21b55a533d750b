export type Style = {
  [Name in keyof CSSStyleDeclaration as CSSStyleDeclaration[Name] extends string ? Name : never]?: string
}

export const night = '#05070D'

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Style,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  Object.assign(element.style, style)
  return element
}

export const whole: Style = { position: 'absolute', inset: '0', width: '100%', height: '100%' }
