// @vitest-environment jsdom
// The focus when a dialog opens: on what wants it, even when it comes later, unless one has moved on.
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Button } from '../buttons/button.tsx';
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

test('where nothing is marked, the first field to type in has it, not the button that closes', () => {
  render(
    <Modal open title="Edit" closeLabel="Close" onClose={() => undefined}>
      <input type="checkbox" aria-label="Agreed" />
      <input aria-label="Price" />
      <input aria-label="Size" />
    </Modal>,
  );
  expect(focused()).toBe('Price');
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

function Opener({
  gone = false,
  pending = false,
  children,
}: {
  readonly gone?: boolean;
  readonly pending?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <section aria-label="Orders">
      <Button aria-label="Before">Before</Button>
      {gone ? null : (
        <Button aria-label="Opener" pending={pending}>
          Open
        </Button>
      )}
      {children}
    </section>
  );
}

test.each([
  { name: 'to what has opened it', after: {}, expected: 'Opener' },
  { name: 'to what has opened it, while its work is under way', after: { pending: true }, expected: 'Opener' },
  { name: 'to what stood before it in the same part, where that is gone', after: { gone: true }, expected: 'Before' },
])('taken away while it is open, it gives the focus back: $name', ({ after, expected }) => {
  const { rerender } = render(<Opener />);
  act(() => screen.getByLabelText('Before').focus());
  act(() => screen.getByLabelText('Opener').focus());
  rerender(<Opener>{dialog(true)}</Opener>);
  expect(focused()).toBe('Amount');
  rerender(<Opener {...after} />);
  expect(focused()).toBe(expected);
});

test('where nothing is left of what opened it, its part of the page has the focus', () => {
  const page = (isOpen: boolean) => <section aria-label="Orders">{isOpen ? dialog(true) : <p>Nothing is open.</p>}</section>;
  const { rerender } = render(
    <section aria-label="Orders">
      <Button aria-label="Only">Open</Button>
    </section>,
  );
  act(() => screen.getByLabelText('Only').focus());
  rerender(page(true));
  rerender(page(false));
  expect(focused()).toBe('Orders');
});

test('one that was never open takes the focus from nowhere', () => {
  const closed = (
    <main>
      <Modal open={false} title="Transfer" closeLabel="Close" onClose={() => undefined}>
        <p>Nothing.</p>
      </Modal>
    </main>
  );
  render(closed).unmount();
  render(closed);
  expect(document.activeElement).toBe(document.body);
});

test('closed and kept, it gives the focus back too', () => {
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    this.open = false;
  };
  const page = (open: boolean) => (
    <section>
      <Button aria-label="Opener">Open</Button>
      <Modal open={open} title="Transfer" closeLabel="Close" onClose={() => undefined}>
        <input aria-label="Amount" data-autofocus />
      </Modal>
    </section>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByLabelText('Opener').focus());
  rerender(page(true));
  expect(focused()).toBe('Amount');
  rerender(page(false));
  expect(focused()).toBe('Opener');
});
