// @vitest-environment jsdom
// The button that compares waits until enough records are marked, and says so to whoever cannot see it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { CompareMark } from './compare-mark.tsx';
import { RecordViews } from './record-views.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
afterEach(cleanup);

const compare = {
  action: '/list',
  kept: [['days', '7']],
  about: 'Choose 2 to 3 records',
  least: 2,
  most: 3,
  submit: 'Compare them',
} as const;

const list = (marked: readonly string[] = []) => (
  <>
    <RecordViews name="Layout" views={[]} compare={compare} />
    <ul>
      {['1', '2', '3', '4'].map((id) => (
        <CompareMark key={id} id={id} label="Compare" name={`Record ${id}`} isCompared={marked.includes(id)} />
      ))}
    </ul>
  </>
);

/** True: the form was sent. */
function press(): boolean {
  const send = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener('submit', send, { once: true });
  fireEvent.click(screen.getByRole('button', { name: 'Compare them' }));
  window.removeEventListener('submit', send);
  return send.mock.calls.length > 0;
}

const mark = (id: string): void => void fireEvent.click(screen.getByRole('checkbox', { name: `Compare Record ${id}` }));

test('two or three marks open the comparison, fewer and more do not', () => {
  render(list());
  const button = screen.getByRole('button', { name: 'Compare them', description: 'Choose 2 to 3 records' });
  const states = ['', '1', '2', '3', '4'].map((id) => {
    if (id !== '') mark(id);
    return [button.getAttribute('aria-disabled'), press()];
  });
  expect(states).toEqual([
    ['true', false],
    ['true', false],
    ['false', true],
    ['false', true],
    ['true', false],
  ]);
});

test('marks of the address count, and without scripts the button answers', () => {
  expect(renderToString(list())).toContain('aria-disabled="false"');
  render(list(['2', '3']));
  expect(press()).toBe(true);
});
