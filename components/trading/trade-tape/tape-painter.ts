// Brings the tape up to date: the oldest rows become the newest ones; those between are not touched.
import type { PublicTrade } from '#lib/contract/market.ts';
import type { TapeTexts } from './tape-texts.ts';

function writeRow(row: HTMLElement, trade: PublicTrade | null, textsOf: (trade: PublicTrade) => TapeTexts): void {
  row.style.visibility = trade === null ? 'hidden' : 'visible';
  if (trade === null) return;
  const texts = textsOf(trade);
  const [header, size, time] = row.children;
  const [price, arrow] = header?.children ?? [];
  const [quantity, zeros] = size?.firstElementChild?.children ?? [];
  row.dataset['side'] = trade.takerSide;
  arrow?.setAttribute('aria-label', texts.sideLabel);
  const cells: readonly (readonly [Element | undefined, string])[] = [
    [price, texts.price],
    [arrow, texts.arrow],
    [quantity, texts.quantity],
    [zeros, texts.zeros],
    [time, texts.time],
  ];
  for (const [cell, text] of cells) if (cell !== undefined && cell.textContent !== text) cell.textContent = text;
}

/** For the rows in `body`; they are its only children. */
export function createTapePainter(body: HTMLElement, textsOf: (trade: PublicTrade) => TapeTexts): (trades: readonly PublicTrade[]) => void {
  let shown: readonly PublicTrade[] | null = null;
  return (trades) => {
    const rows = [...body.children].filter((row): row is HTMLElement => row instanceof HTMLElement);
    const newestShown = shown?.[0]?.tradeId;
    const fresh = shown === null || newestShown === undefined ? -1 : trades.findIndex(({ tradeId }) => tradeId === newestShown);
    if (shown === trades) return;
    // Nothing in common with what stands there, or the list was begun anew: everything is written.
    const goesOn = fresh >= 0 && fresh < rows.length && shown?.[1]?.tradeId === trades[fresh + 1]?.tradeId;
    shown = trades;
    if (!goesOn) {
      for (const [place, row] of rows.entries()) writeRow(row, trades[place] ?? null, textsOf);
      return;
    }
    for (let place = fresh - 1; place >= 0; place -= 1) {
      const row = body.lastElementChild;
      if (!(row instanceof HTMLElement)) return;
      writeRow(row, trades[place] ?? null, textsOf);
      body.prepend(row);
    }
  };
}
