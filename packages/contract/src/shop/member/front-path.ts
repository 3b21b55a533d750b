/** The address of a store's front, without the origin. */
export const frontPath = (storeCode: string) => `/s/${storeCode}`

/** No segment is empty or made of dots, and no slash, backslash or dot is encoded. */
const safeRest =
  /^(?:\/(?!\.{1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@-]|%(?!2[ef]|5c)[\da-f]{2})+)*\/?(?:\?[\w.~!$&'()*+,;=:@/?%-]*)?$/i

/**
 * Whether a path with an optional query stays inside this store's front. Anything that a browser might read otherwise
 * than it is written could lead to another host or store.
 */
export function isFrontPath(storeCode: string, path: string): boolean {
  const front = frontPath(storeCode)
  const isInside = path.slice(0, front.length).toLowerCase() === front.toLowerCase()
  return isInside && safeRest.test(path.slice(front.length))
}
