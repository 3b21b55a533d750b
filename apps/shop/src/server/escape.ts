const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (found) => entities[found] ?? found)

/** JSON inside a script element: nothing in it may end the element or begin a comment. */
export const stringifyForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
