// @vitest-environment jsdom
// The order book as one meets it: a real table, prices that can be picked, rows that stay where they are.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useMemo } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import desk from '#locales/en-US/desk.json' with { type: 'json' };
import texts from '#locales/en-US/terminal.json' with { type: 'json' };
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { sampleMarket } from '../sample-market.ts';
import { buildLadder } from './book-ladder.ts';
import type { BookSide } from './group-levels.ts';
import { OrderBook } from './order-book.tsx';
import { SpreadRow } from './spread-row.tsx';
import { sweepTo } from './sweep.ts';

const book: DepthBook = {
  bids: [
    ['99.00', '1.000'],
    ['98.00', '2.500'],
  ],
  asks: [
    ['100.00', '0.250'],
    ['101.00', '0.750'],
    ['102.00', '4.000'],
  ],
};

function Book({
  levels = book,
  onPick = () => undefined,
}: {
  readonly levels?: DepthBook;
  readonly onPick?: (price: string, side: BookSide, quantity: string | null) => void;
}) {
  const ladder = useMemo(
    () => buildLadder(levels, { market: sampleMarket, grouping: 1, bidRows: 3, askRows: 3, own: { bids: ['98.00'], asks: [] } }),
    [levels],
  );
  const live = useMemo(() => ({ ladder: () => ladder, subscribe: () => () => undefined }), [ladder]);
  return (
    <NextIntlClientProvider locale="en-US" messages={{ terminal: texts, desk }} timeZone="UTC">
      <OrderBook
        market={sampleMarket}
        ladder={ladder}
        live={live}
        view="both"
        unit="base"
        middle={
          <SpreadRow
            lastPrice="97.00"
            direction="up"
            directionLabel="Rising"
            spread="1.00 (1.005%)"
            spreadLabel="Spread"
            indexPrice="96.95"
            indexLabel="Index"
          />
        }
        onPick={onPick}
        sweepTo={(side, price) => sweepTo(levels, side, price, sampleMarket)}
      />
    </NextIntlClientProvider>
  );
}

afterEach(cleanup);

describe('for those who listen', () => {
  test('it is a table with named columns, one row per price, the price its header', () => {
    render(<Book />);
    const table = screen.getByRole('table', { name: 'Order book' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Price (USDT)', 'Quantity (BTC)', 'Total']);
    // Header, three asks, the middle, two bids; the empty third bid is no row.
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(within(table).getByRole('row', { name: /^98\.00/ }).textContent).toContain('2.5003.500');
  });

  test('sides are named, the middle tells price and direction, an own order is told', () => {
    render(<Book />);
    const asks = screen.getByRole('rowgroup', { name: 'Asks' });
    expect(
      within(asks)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['100.00', '101.00', '102.00']);
    expect(screen.getByRole('img', { name: 'Rising' })).toBeDefined();
    expect(within(screen.getByRole('row', { name: /^98\.00/ })).getByRole('img', { name: 'Your order' })).toBeDefined();
  });

  test('nothing of it is announced by itself', () => {
    const { container } = render(<Book />);
    expect(container.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0);
  });
});

describe('picking a price', () => {
  test('a click anywhere on the row, or on the price by keyboard', () => {
    const onPick = vi.fn<(price: string, side: BookSide, quantity: string | null) => void>();
    render(<Book onPick={onPick} />);
    fireEvent.click(screen.getByText('0.75', { exact: false }));
    fireEvent.click(screen.getByRole('button', { name: '98.00' }));
    expect(onPick.mock.calls).toEqual([
      ['101.00', 'asks', null],
      ['98.00', 'bids', null],
    ]);
  });

  test('with Ctrl, everything up to the price comes along', () => {
    const onPick = vi.fn<(price: string, side: BookSide, quantity: string | null) => void>();
    render(<Book onPick={onPick} />);
    fireEvent.click(screen.getByRole('button', { name: '101.00' }), { ctrlKey: true });
    expect(onPick.mock.calls).toEqual([['101.00', 'asks', '1.000']]);
  });

  test('the tab key reaches one price, arrows walk from there in the order of the screen', () => {
    render(<Book />);
    const reachable = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(reachable.map((button) => button.textContent)).toEqual(['99.00']);
    screen.getByRole('button', { name: '99.00' }).focus();
    const walked = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
      if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key });
      return document.activeElement?.textContent;
    });
    expect(walked).toEqual(['100.00', '101.00', '100.00', '99.00', '98.00', '98.00']);
  });

  test('the pointer on a row tells what everything up to there costs', () => {
    render(<Book />);
    fireEvent.pointerOver(screen.getByRole('button', { name: '101.00' }), { pointerType: 'mouse' });
    // 0.25 × 100 + 0.75 × 101 = 100.75
    expect(screen.getByRole('tooltip').textContent).toContain('100.75');
    expect(screen.getByRole('tooltip').textContent).toContain('1.000');
  });
});

test('when the book changes, rows keep their elements: only texts change', () => {
  const { rerender } = render(<Book />);
  const before = screen.getAllByRole('row');
  rerender(
    <Book
      levels={{
        bids: [
          ['99.50', '1.000'],
          ['99.00', '1.000'],
        ],
        asks: book.asks,
      }}
    />,
  );
  expect(screen.getAllByRole('row')).toEqual(before);
  expect(screen.getByRole('row', { name: /^99\.50/ })).toBe(before[5]);
});
