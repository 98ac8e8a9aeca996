// @vitest-environment jsdom
// Where one stands when a dialog opens: on what wants the focus, even when it comes later, unless one has moved on.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Modal } from './modal.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true;
    // As browsers do.
    this.querySelector('button')?.focus();
  };
});
afterEach(cleanup);

const dialog = (isHere: boolean) => (
  <Modal open title="Transfer" closeLabel="Close" onClose={() => undefined}>
    <select aria-label="Coin" />
    {isHere ? <input aria-label="Amount" data-autofocus /> : <p>Loading</p>}
  </Modal>
);
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

test('what wants the focus has it at once, or when it comes', () => {
  const first = render(dialog(true));
  expect(focused()).toBe('Amount');
  first.unmount();
  const { rerender } = render(dialog(false));
  expect(focused()).toBe('Close');
  rerender(dialog(true));
  expect(focused()).toBe('Amount');
});

test('who has moved on by then is left alone, and nobody is called back later', () => {
  const { rerender } = render(dialog(false));
  act(() => screen.getByLabelText('Coin').focus());
  rerender(dialog(true));
  expect(focused()).toBe('Coin');
  act(() => screen.getByLabelText('Close').focus());
  rerender(dialog(true));
  expect(focused()).toBe('Close');
});
