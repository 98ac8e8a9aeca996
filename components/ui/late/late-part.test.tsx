// @vitest-environment jsdom
// A part that does not come says so in its place and is asked for again; a press that came to nothing is taken back.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { lateDialog, lateExtra, latePlace, lateQuestion } from './late-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (what: ReactNode) =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
        {what}
      </NextIntlClientProvider>,
    ),
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Comes from the `works`-th time on. */
function loader<Props>(Part: ComponentType<Props>, works: number) {
  let asked = 0;
  const load = async (): Promise<ComponentType<Props>> => {
    asked += 1;
    if (asked < works) throw new Error('no network');
    return Part;
  };
  return { load, asked: () => asked };
}

test('a part with a place of its own says that it needs the network, and comes with a later try', async () => {
  const { load, asked } = loader(() => <p>here it is</p>, 3);
  const Part = latePlace(load);
  await show(<Part />);
  expect(screen.getByRole('status').textContent).toContain('No connection.');
  await press('Try again');
  expect(await screen.findByRole('status')).toBeDefined();
  expect(asked()).toBe(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('here it is')).toBeDefined();
  expect(asked()).toBe(3);
});

test('the press that opens nothing is taken back by the next one, which tries again', async () => {
  const { load, asked } = loader<{ readonly onClose: () => void }>(() => <p>a dialog</p>, 2);
  const Dialog = lateDialog(load);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open ? <Dialog onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  await show(<Opener />);
  await press('Open');
  expect(screen.getByText('No connection.')).toBeDefined();
  // As a key goes down before the click that it makes.
  await act(async () => fireEvent.keyDown(screen.getByRole('button', { name: 'Open' }), { key: 'Enter' }));
  expect(screen.queryByText('No connection.')).toBeNull();
  await press('Open');
  expect(await screen.findByText('a dialog')).toBeDefined();
  expect(asked()).toBe(2);
});

test('a closed dialog asks for nothing', async () => {
  const { load, asked } = loader<{ readonly open: boolean }>(() => null, 1);
  const Dialog = lateQuestion(load, () => undefined);
  await show(<Dialog open={false} />);
  expect(asked()).toBe(0);
});

test('what nobody pressed for is missed in silence, and comes when the network is back', async () => {
  const { load } = loader(() => <p>a notice</p>, 2);
  const Extra = lateExtra(load);
  await show(<Extra />);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('a notice')).toBeDefined();
});

test('a fault of one part leaves the others standing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken');
    return <p>mended</p>;
  };
  await show(
    <>
      <PartBoundary>
        <Part />
      </PartBoundary>
      <p>another</p>
    </>,
  );
  expect(screen.getByText('another')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Something went wrong here.');
  broken = false;
  await press('Try again');
  expect(screen.getByText('mended')).toBeDefined();
});
