// @vitest-environment jsdom
// A question opens on the answer that does no harm: the key that has asked for something does not confirm it too.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Question } from './question.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});
afterEach(cleanup);

test.each([
  { name: 'an order as usual', look: 'buy', danger: null, expected: 'Do it' },
  { name: 'a change', look: 'primary', danger: null, expected: 'Do it' },
  { name: 'an order unlike others', look: 'sell', danger: 'It is large.', expected: 'Back' },
  { name: 'cancelling all', look: 'danger', danger: null, expected: 'Back' },
  { name: 'closing all', look: 'danger', danger: 'It cannot be undone.', expected: 'Back' },
] as const)('$name', ({ look, danger, expected }) => {
  render(
    <Question title="Really?" yes="Do it" no="Back" look={look} never={null} danger={danger} onYes={() => undefined} onNo={() => undefined}>
      <p>What it is about.</p>
    </Question>,
  );
  expect(document.activeElement).toBe(screen.getByText(expected));
});
