import { readCode } from '../../core/room.ts'
import { button, h, say } from '../dom.ts'
import { addressOf, type MakeScreen, type Surroundings } from '../screen.ts'
import { nextLink } from './next-link.ts'

function codeForm({ t }: Surroundings) {
  const field = h('input.name', {
    'aria-label': t.code,
    placeholder: t.code,
    autocomplete: 'off',
  })
  const form = h('form.stack', field, h('button.go', t.go))
  form.onsubmit = (event) => {
    event.preventDefault()
    const code = readCode(field.value)
    if (code) location.href = addressOf(code)
    else field.focus()
  }
  return form
}

/** What happened, and the way on. */
export const troubleScreen: MakeScreen = (state, around) => {
  const trouble = state.trouble ?? 'busy'
  const [title, text, label] = around.words.troubles[trouble]
  const said = h('p.quiet', text)
  const next = nextLink(label)
  const way =
    trouble === 'over' ? next.element : label ? button('go', label, around.acts.retry) : codeForm(around)
  return {
    element: h('main.trouble', { role: 'alert' }, h('h1', title), said, h('div.stack', way)),
    update(now) {
      if (trouble === 'refused') say(said, now.message ?? '')
      next.update(now)
    },
  }
}
