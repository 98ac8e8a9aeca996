// @vitest-environment jsdom
// The list of studies is there for whoever opens it, by mouse or by keys.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';

import chart from '#locales/en-US/chart.json' with { type: 'json' };
import { StudyMenu } from './study-menu.tsx';

afterEach(cleanup);

function show(): HTMLElement {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ chart }} timeZone="UTC">
      <StudyMenu chosen={[]} onToggled={() => undefined} onSettings={() => undefined} />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText(chart.studies);
}

test('the arrow key opens it and goes to its first entry', async () => {
  const summary = show();
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  act(() => summary.focus());
  // Its manners are on their way since it has the focus.
  await waitFor(() => {
    fireEvent.keyDown(summary, { key: 'ArrowDown' });
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(10);
});

test('so does a click', () => {
  fireEvent.click(show());
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(10);
});
