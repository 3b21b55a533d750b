export function FirstPage() {
  return null
}
