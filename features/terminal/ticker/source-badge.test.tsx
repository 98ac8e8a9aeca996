// @vitest-environment jsdom
// The badge over the desk: which words for which source, in which market, with times that read left to right.
import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import arabic from '#locales/ar/terminal.json' with { type: 'json' };
import english from '#locales/en-US/terminal.json' with { type: 'json' };
import { SourceBadge } from './source-badge.tsx';

const replay: SourceState = {
  mode: 'replay',
  state: 'playing',
  markets: ['ETHUSDT'],
  clockMs: Date.UTC(2023, 1, 2, 9, 20),
  speed: 10,
  venue: '',
  notice: null,
};
const live: SourceState = { ...replay, mode: 'live', state: 'following', speed: 1, venue: 'Kraken' };

/** As the server writes it, in UTC; isolating marks shown as ⟨ and ⟩. */
function written(
  source: SourceState,
  symbol = 'ETHUSDT',
  locale: 'en-US' | 'ar' = 'en-US',
  businessLine: number = BusinessLine.spot,
): string {
  const hub = createHub({ url: '', io: fakeSocket().factory, clock: fakeClock() });
  const html = renderToString(
    <NextIntlClientProvider locale={locale} messages={{ terminal: locale === 'ar' ? arabic : english }} timeZone="UTC">
      <HubContext value={hub}>
        <SourceBadge market={{ symbol, businessLine }} initial={source} />
      </HubContext>
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066\u2068]/g, '⟨')
    .replace(/\u2069/g, '⟩');
}

test.each([
  ['a simulated venue', { ...replay, mode: 'simulated', markets: [] }, 'ETHUSDT', ''],
  ['a replay', replay, 'ETHUSDT', 'Replay ⟨2023-02-02 09:20:00⟩ ⟨×10⟩'],
  ['a slow replay', { ...replay, speed: 0.1 }, 'ETHUSDT', 'Replay ⟨2023-02-02 09:20:00⟩ ⟨×0.1⟩'],
  ['a replay that is paused', { ...replay, state: 'paused' }, 'ETHUSDT', 'Replay paused ⟨2023-02-02 09:20:00⟩'],
  ['a replay that has ended', { ...replay, state: 'finished' }, 'ETHUSDT', 'Replay ended ⟨2023-02-02 09:20:00⟩'],
  ['a market beside the replayed one', replay, 'BTCUSDT', 'Simulated prices'],
  ['a live market', live, 'ETHUSDT', 'Live: ⟨Kraken⟩'],
  [
    'a live market that cannot be had',
    { ...live, state: 'fallen-back', markets: [], notice: 'liveUnreachable' },
    'ETHUSDT',
    'Live data unavailable. Simulated prices',
  ],
] as const)('%s', (_, source, symbol, words) => {
  expect(written({ ...source, markets: [...source.markets] }, symbol)).toBe(words);
});

test('in Arabic the clock stays in one piece', () => {
  expect(written(replay, 'ETHUSDT', 'ar')).toBe('إعادة عرض ⟨2023-02-02 09:20:00⟩ ⟨×10⟩');
});

test('a bad day is told in the markets that it bends, before all else', () => {
  const crash = { ...replay, scenarios: [{ kind: 'crash', markets: 'real' }] } satisfies SourceState;
  const demo = { ...replay, mode: 'simulated', scenarios: [{ kind: 'frozen-index', markets: 'demo' }] } satisfies SourceState;
  const every = { ...demo, scenarios: [{ kind: 'funding-spike', markets: 'all' }] } satisfies SourceState;
  const { spot, demoUsdt } = BusinessLine;
  expect([written(crash), written(crash, 'SBTCSUSDT', 'en-US', demoUsdt)]).toEqual(['Scenario: Crash', 'Simulated prices']);
  expect([written(demo), written(demo, 'SBTCSUSDT', 'en-US', demoUsdt)]).toEqual(['', 'Scenario: Frozen index']);
  expect([spot, demoUsdt].map((line) => written(every, 'X', 'en-US', line))).toEqual(Array(2).fill('Scenario: Funding spike'));
});

test('it follows what the exchange says', () => {
  const socket = fakeSocket();
  const clock = fakeClock();
  const hub = createHub({ url: '', io: socket.factory, clock });
  const view = render(
    <NextIntlClientProvider locale="en-US" messages={{ terminal: english }} timeZone="UTC">
      <HubContext value={hub}>
        <SourceBadge market={{ symbol: 'ETHUSDT', businessLine: BusinessLine.spot }} initial={replay} />
      </HubContext>
    </NextIntlClientProvider>,
  );
  act(() => socket.opened().connected());
  act(() => {
    socket.deliver({ channel: 'source', key: '', kind: 'snapshot', sequence: 5, timeMs: 1, data: { ...replay, state: 'paused' } });
    clock.draw();
  });
  expect(view.container.textContent).toContain('Replay paused');
});
