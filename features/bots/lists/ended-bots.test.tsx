// @vitest-environment jsdom
// The list of bots that have ended: why each did, and a page for those alone whose market is still listed.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { showBots } from '../on-screen.tsx';
import { sampleBot } from '../sample-bot.ts';
import { EndedBots } from './ended-bots.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
afterEach(cleanup);

const ended = { state: 'stopped', needsOwner: null, endTimeMs: 1_700_000_500_000 } as const;
const bots = [
  sampleBot({
    ...ended,
    strategyId: '42',
    symbolId: 'OLDUSDT_SPBL',
    symbols: ['OLDUSDT_SPBL'],
    stopReason: 'delisted',
    stopReasonCode: 10,
  }),
  sampleBot({ ...ended, stopReason: 'manual', stopReasonCode: 2 }),
];

test('a bot whose market is no longer listed says so, and leads nowhere', async () => {
  showBots(<EndedBots choice={{ hidden: [], onHidden: () => undefined }} version={0} />, {
    getEndedStrategies: { list: bots, nextId: null },
    getAllSymbols: { md5: '', symbols: [sampleMarket] },
  });
  const table = within(await screen.findByRole('table'));
  await waitFor(() => expect(table.getAllByText('BTC/USDT')[0]?.closest('a')?.getAttribute('href')).toBe('/trading-bot/bot/41'));
  expect(table.getAllByText('OLDUSDT')[0]?.closest('a')).toBeNull();
  expect(table.getByText('Market closed')).toBeDefined();
});
