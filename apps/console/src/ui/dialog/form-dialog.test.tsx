import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../lib/text.ts'
import { FormDialog } from './form-dialog.tsx'
import type { FormDialogProps } from './form-dialog.tsx'
import { ConfirmProvider } from './use-confirm.tsx'

const onClose = vi.fn<() => void>()
const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())

beforeEach(async () => {
  await loadTexts()
  configure({ asyncUtilTimeout: 15_000, defaultHidden: true })
  onClose.mockReset()
  onSubmit.mockClear()
})
afterEach(() => {
  cleanup()
  configure({ defaultHidden: false })
})

const open = (given: Partial<FormDialogProps> = {}) =>
  render(
    <ConfirmProvider>
      <FormDialog open title="編輯" onClose={onClose} onSubmit={onSubmit} busy={false} {...given}>
        <input aria-label="名稱" />
      </FormDialog>
    </ConfirmProvider>,
  )
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('closes an unchanged form at once', async () => {
  open()
  click('取消')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('asks before it loses changes: by its button, its cross and the Escape key', async () => {
  open({ dirty: true })
  click('取消')
  fireEvent.click(await screen.findByRole('button', { name: '留在此頁' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('名稱'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: '離開' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('stays open while it saves, and saves once', async () => {
  open({ busy: true, dirty: true })
  click('取消')
  fireEvent.keyDown(screen.getByLabelText('名稱'), { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('shows why saving failed, and submits by its button', () => {
  open({ failure: '名稱已被使用' })
  expect(screen.getByRole('alert').textContent).toContain('名稱已被使用')
  click('儲存')
  expect(onSubmit).toHaveBeenCalledOnce()
})
