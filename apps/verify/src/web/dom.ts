type Attributes = Record<string, string | number>
type Part = Node | string | Attributes | null | undefined | false | readonly Part[]

function append(element: Element, parts: readonly Part[]) {
  for (const part of parts) {
    if (typeof part === 'string' || part instanceof Node) element.append(part)
    else if (Array.isArray(part)) append(element, part as readonly Part[])
    else if (part)
      for (const [name, value] of Object.entries(part as Attributes))
        element.setAttribute(name, String(value))
  }
}

/** `h('p.hint', 'text')`: an element with its classes, attributes and children. */
export function h(what: string, ...parts: Part[]): HTMLElement {
  const [tag = '', ...classes] = what.split('.')
  const element = document.createElement(tag)
  if (classes.length > 0) element.className = classes.join(' ')
  append(element, parts)
  return element
}

export function svg(tag: string, ...parts: Part[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  append(element, parts)
  return element
}
