// The part of the journal that an address asks for.
import { expect, test } from 'vitest';

import { isNarrowed, journalAddress, journalScope, readJournalView } from './journal-view.ts';

const viewOf = (query: string) => readJournalView(new URLSearchParams(query));

test('days are the reader’s own: eight hours east of UTC the last of January ends at 16:00', () => {
  const view = viewOf('contract=BTCUSDT_UMCBL&line=usdt&tag=news&from=2026-01-31&to=2026-01-31&zone=480');
  expect(journalScope(view)).toEqual({
    symbolId: 'BTCUSDT_UMCBL',
    businessLine: 10,
    tag: 'news',
    startTime: Date.UTC(2026, 0, 30, 16),
    endTime: Date.UTC(2026, 0, 31, 16) - 1,
  });
  expect(journalAddress({ ...view, before: '7' })).toBe(
    '/asset/journal?contract=BTCUSDT_UMCBL&line=usdt&tag=news&from=2026-01-31&to=2026-01-31&zone=480&before=7',
  );
});

test('spot is a line, and results narrow too', () => {
  const view = viewOf('line=spot&result=loss');
  expect([isNarrowed(view), journalScope(view), journalAddress(view)]).toEqual([
    true,
    { businessLine: 1, result: 'loss' },
    '/asset/journal?line=spot&result=loss',
  ]);
});

test('what makes no sense narrows nothing, and an address has only what narrows', () => {
  const view = viewOf('contract=%3Cb%3E&line=nothing&result=all&from=soon&to=&zone=x&before=-1');
  expect([isNarrowed(view), journalScope(view), journalAddress(view)]).toEqual([false, {}, '/asset/journal']);
});
