// @vitest-environment jsdom
// A menu under its button: what mouse, finger and keys do to it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DropDown } from './drop-down.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As soon as a hand has come near once. */
async function show(hover = true) {
  render(
    <>
      <DropDown name="Spot" label="Spot" hover={hover}>
        <button type="button">Trade</button>
        <button type="button">Convert</button>
        <button type="button">Margin</button>
      </DropDown>
      <button type="button">Elsewhere</button>
    </>,
  );
  const details = screen.getByText('Spot').closest('details');
  const summary = details?.querySelector('summary');
  if (details === null || summary === null || summary === undefined) throw new Error('no menu');
  fireEvent.focusIn(details);
  await vi.dynamicImportSettled();
  const pointer = (type: 'pointerenter' | 'pointerleave', pointerType: string): void => {
    const event = new Event(type);
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    act(() => void details.dispatchEvent(event));
  };
  return { details, summary, pointer, wait: (ms: number): void => act(() => void vi.advanceTimersByTime(ms)) };
}

test('a mouse that rests opens it, and it closes a moment after the mouse has gone', async () => {
  const { details, pointer, wait } = await show();
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(false);
  wait(100);
  expect(details.open).toBe(true);
  pointer('pointerleave', 'mouse');
  wait(100);
  expect(details.open).toBe(true);
  wait(200);
  expect(details.open).toBe(false);
});

test('a mouse that was there before the script opens it, too', async () => {
  const isHovered = vi.spyOn(HTMLDetailsElement.prototype, 'matches').mockImplementation((selectors) => selectors === ':hover');
  const { details, wait } = await show();
  wait(100);
  expect(details.open).toBe(true);
  cleanup();
  const other = await show(false);
  other.wait(100);
  expect(other.details.open).toBe(false);
  isHovered.mockRestore();
});

test('a mouse that passes by, a finger, and a menu that does not ask for it open nothing', async () => {
  const { details, pointer, wait } = await show();
  pointer('pointerenter', 'mouse');
  pointer('pointerleave', 'mouse');
  wait(500);
  pointer('pointerenter', 'touch');
  wait(500);
  expect(details.open).toBe(false);
  cleanup();
  const other = await show(false);
  other.pointer('pointerenter', 'mouse');
  other.wait(500);
  expect(other.details.open).toBe(false);
});

test('the click after the hover keeps it, also when the mouse goes', async () => {
  const { details, summary, pointer, wait } = await show();
  pointer('pointerenter', 'mouse');
  wait(100);
  const kept = !fireEvent.click(summary);
  expect(kept).toBe(true);
  pointer('pointerleave', 'mouse');
  wait(500);
  expect(details.open).toBe(true);
});

test('arrow keys open it and walk around, Home and End jump, Escape leads back to the button', async () => {
  const { details, summary } = await show();
  const here = (): string => document.activeElement?.textContent ?? '';
  const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? summary, { key });
  summary.focus();
  press('ArrowDown');
  expect(details.open).toBe(true);
  expect(here()).toBe('Trade');
  press('ArrowUp');
  expect(here()).toBe('Margin');
  press('ArrowDown');
  expect(here()).toBe('Trade');
  press('End');
  expect(here()).toBe('Margin');
  press('Home');
  expect(here()).toBe('Trade');
  press('Escape');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('moving on, by key or by a press elsewhere, closes it', async () => {
  const { details, summary } = await show();
  summary.focus();
  fireEvent.keyDown(summary, { key: 'ArrowDown' });
  act(() => screen.getByText('Elsewhere').focus());
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

test('a panel that would leave the window is moved back into it, by as much as it leaves', async () => {
  const { details } = await show();
  const panel = details.querySelector('div');
  if (panel === null) throw new Error('no panel');
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(700, 48, 400, 300));
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(panel.style.translate).toBe('-108px');
});

test('a key pressed before the manners have come is not lost', async () => {
  render(
    <DropDown name="Spot" label="Spot">
      <button type="button">Trade</button>
    </DropDown>,
  );
  const summary = screen.getByText('Spot');
  summary.tabIndex = 0;
  act(() => summary.focus());
  expect(fireEvent.keyDown(summary, { key: 'ArrowDown' })).toBe(false);
  await vi.dynamicImportSettled();
  expect(document.activeElement).toBe(screen.getByText('Trade'));
});
