/** A binary heap of point indexes by weight, lightest first, with changeable weights. */
export function createPointHeap(capacity: number) {
  const items = new Int32Array(capacity)
  const places = new Int32Array(capacity)
  const weights = new Float64Array(capacity)
  let size = 0

  const weightAt = (place: number) => weights[items[place] as number] as number

  function put(place: number, item: number): void {
    items[place] = item
    places[item] = place
  }

  function rise(from: number): void {
    const item = items[from] as number
    const weight = weights[item] as number
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (weightAt(parent) <= weight) break
      put(place, items[parent] as number)
      place = parent
    }
    put(place, item)
  }

  function sink(from: number): void {
    const item = items[from] as number
    const weight = weights[item] as number
    let place = from
    for (let child = 1 + 2 * place; child < size; child = 1 + 2 * place) {
      if (child + 1 < size && weightAt(child + 1) < weightAt(child)) child++
      if (weight <= weightAt(child)) break
      put(place, items[child] as number)
      place = child
    }
    put(place, item)
  }

  return {
    size: () => size,
    weightOf: (item: number) => weights[item] as number,
    push(item: number, weight: number): void {
      weights[item] = weight
      put(size, item)
      rise(size++)
    },
    pop(): number {
      const top = items[0] as number
      const last = items[--size] as number
      if (size > 0) {
        put(0, last)
        sink(0)
      }
      return top
    },
    change(item: number, weight: number): void {
      weights[item] = weight
      rise(places[item] as number)
      sink(places[item] as number)
    },
  }
}
