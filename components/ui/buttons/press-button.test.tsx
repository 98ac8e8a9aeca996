// @vitest-environment jsdom
// A button that takes no press keeps the focus: under way, waiting for other work, and switched off under whoever stands on it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Button } from './button.tsx';

const press = vi.fn<() => void>();
const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
type Off = { readonly pending?: boolean; readonly waits?: boolean; readonly disabled?: boolean };

const tree = (off: Off) => (
  <form onSubmit={send}>
    <Button type="submit" onClick={press} {...off}>
      Send
    </Button>
    <Button>Elsewhere</Button>
  </form>
);
const button = (): HTMLElement => screen.getByRole('button', { name: 'Send' });

afterEach(() => {
  cleanup();
  press.mockClear();
  send.mockClear();
});

test.each([{ pending: true }, { waits: true }, { disabled: true }, { disabled: true, pending: true }] as const)(
  'stood on while it becomes %o',
  (off) => {
    const { rerender } = render(tree({}));
    button().focus();
    rerender(tree(off));
    expect(document.activeElement).toBe(button());
    expect([button().getAttribute('aria-disabled'), button().hasAttribute('disabled')]).toEqual(['true', false]);
    fireEvent.click(button());
    expect([press, send].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
    rerender(tree({}));
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(button());
    expect([press, send].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
  },
);

test('off and left, it is off for the browser too', () => {
  const { rerender } = render(tree({}));
  button().focus();
  rerender(tree({ disabled: true }));
  fireEvent.blur(button());
  expect(button().hasAttribute('disabled')).toBe(true);
});

test('only its own work makes it busy', () => {
  const { rerender } = render(tree({ waits: true }));
  expect(button().hasAttribute('aria-busy')).toBe(false);
  rerender(tree({ pending: true }));
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('taken away, it leaves the focus where one stood before, or to its part of the page', () => {
  const list = (...names: readonly string[]) => (
    <section aria-label="Sessions">
      {names.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </section>
  );
  const { rerender } = render(list('End one', 'End two'));
  screen.getByText('End one').focus();
  screen.getByText('End two').focus();
  rerender(list('End one'));
  expect(document.activeElement).toBe(screen.getByText('End one'));
  rerender(list());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sessions' }));
});
