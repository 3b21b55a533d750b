import Box from '@mui/material/Box'
import { z } from 'zod'
import { useContractForm } from '../../lib/form/contract-form.ts'
import type { Uploaded } from '../../lib/api/upload.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { Form, Wide } from '../../ui/form/form-layout.tsx'
import { ImageField } from '../../ui/form/image-field.tsx'
import { MultiDateField } from '../../ui/form/multi-date-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { fakeUpload } from './fake-upload.ts'
import { words } from './samples.ts'

const Sample = z.object({
  account: z.string().trim().min(4, words.accountHelper),
  email: z.email(words.email),
  password: z.string().min(8, words.rules[0]?.label),
  role: z.string().min(1, words.required),
  move: z.string().min(1, words.required),
  notify: z.boolean(),
  price: z.number(words.required).int().min(0),
  note: z.string().max(40),
  startDay: z.iso.date(words.required),
  days: z.array(z.string()).min(1, words.tooFew),
  images: z.array(z.custom<Uploaded>()),
})
const blank: z.input<typeof Sample> = {
  account: '',
  email: '',
  password: '',
  role: '',
  move: '',
  notify: true,
  price: 8000,
  note: '',
  startDay: '',
  days: [],
  images: [],
}

async function pretendToSave({ account }: z.output<typeof Sample>) {
  await new Promise((resolve) => setTimeout(resolve, 900))
  if (account === 'taken') throw Object.assign(new Error(), { fields: { account: words.accountTaken } })
}

const formatCaption = (day: string) => `${(Number(day.slice(8)) % 4) + 1} ${words.vehicles}`
const isWednesday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 3

export function GalleryForm() {
  const notice = useNotice()
  const { control, submit, busy, failure } = useContractForm({
    schema: Sample,
    defaultValues: blank,
    onSubmit: async (values) => {
      await pretendToSave(values)
      notice.success()
    },
  })
  return (
    <Form onSubmit={submit} columns={2}>
      <FormFailure text={failure} />
      <TextField
        control={control}
        name="account"
        label={words.account}
        helper={words.accountHelper}
        required
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="off"
      />
      <PasswordField
        control={control}
        name="password"
        label={words.password}
        autoComplete="new-password"
        rules={words.rules}
        required
      />
      <SelectField control={control} name="role" label={words.role} options={words.roles} required />
      <RadioField control={control} name="move" label={words.move} options={words.moves} required />
      <NumberField
        control={control}
        name="price"
        label={words.price}
        min={0}
        step={500}
        start="NT$"
        required
      />
      <DateField control={control} name="startDay" label={words.startDay} required />
      <Box sx={{ alignSelf: 'end' }}>
        <SwitchField control={control} name="notify" label={words.notify} />
      </Box>
      <Wide>
        <TextArea control={control} name="note" label={words.note} max={40} />
      </Wide>
      <MultiDateField
        control={control}
        name="days"
        label={words.days}
        month="2026-11"
        maxDays={5}
        captionOf={formatCaption}
        isDisabled={isWednesday}
        required
      />
      <ImageField
        control={control}
        name="images"
        label={words.images}
        upload={fakeUpload}
        limits={{ maxCount: 3, minWidth: 429, minHeight: 429 }}
      />
      <Wide>
        <SubmitButton busy={busy}>{words.save}</SubmitButton>
      </Wide>
    </Form>
  )
}
