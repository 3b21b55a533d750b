type Attributes = Record<string, string>
type Part = Node | string | Attributes | null | false
type TagOf<What> = What extends `${infer Tag}.${string}` ? Tag : What
type ElementOf<What> =
  TagOf<What> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<What>] : never

/** `h('p.hint', 'text')`: an element with its classes, attributes and children. */
export function h<What extends string>(what: What, ...parts: Part[]): ElementOf<What> {
  const [tag = '', ...classes] = what.split('.')
  const element = document.createElement(tag)
  element.className = classes.join(' ')
  for (const part of parts) {
    if (typeof part === 'string' || part instanceof Node) element.append(part)
    else if (part) for (const name of Object.keys(part)) element.setAttribute(name, part[name] ?? '')
  }
  return element as ElementOf<What>
}

export function button(className: string, label: string, act: () => void) {
  const element = h(`button.${className}`, label) as HTMLButtonElement
  element.onclick = act
  return element
}

/** Writes only what changes, so that a screen reader does not repeat it. */
export function say(element: HTMLElement, text: string | number) {
  if (element.textContent !== String(text)) element.textContent = String(text)
}

export function show(element: HTMLElement, isShown: boolean) {
  element.hidden = !isShown
}
