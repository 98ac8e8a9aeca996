// @vitest-environment jsdom
// The ranking of leaders on the screen: an account that the exchange itself trades is marked, and no other one is.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleRankedLeader } from '#features/bots/kinds/copy/sample-followed.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import leaderRecords from '#locales/en-US/leaderRecords.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { LeaderCard } from './leader-card.tsx';
import { LeadersTable } from './leaders-table.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
afterEach(cleanup);

const leader = (name: string, houseRule: RankedLeader['houseRule']): RankedLeader => ({
  ...sampleRankedLeader(),
  leaderId: name,
  profile: { name, words: '', picture: 'initials' },
  houseRule,
});

test('the house is named beside its own, with what that means', () => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ leaderRecords, terminal }}>
      <LeadersTable rows={[leader('House trend', 'trend'), leader('Maria', null)]} coin="USDT" columns={undefined} />
    </NextIntlClientProvider>,
  );
  const badges = screen.getAllByText('House');
  expect(badges.map((badge) => badge.closest('tr')?.textContent?.includes('House trend'))).toEqual([true]);
  expect(badges[0]?.title).toContain('charges no profit share');
});

test('a leader whose figures reach back before the start is marked, with the part of the profit that nobody traded', () => {
  const house = leader('House trend', 'trend');
  const figures = { ...house.figures, profit: '120', computed: { untilTimeMs: 1_790_000_000_000, profit: '115.5' } };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ leaderRecords, terminal }}>
      <LeadersTable rows={[{ ...house, figures }, leader('Maria', null)]} coin="USDT" columns={undefined} />
    </NextIntlClientProvider>,
  );
  const badges = screen.getAllByText('Includes backtest');
  expect(badges.map((badge) => badge.closest('tr')?.textContent?.includes('House trend'))).toEqual([true]);
  expect(badges[0]?.title).toContain('+115.50 USDT');
});

test('a card says what the row of the table says, its curve has a scale, and its two ways lead to the page', () => {
  const maria = {
    ...leader('7', null),
    figures: { ...leader('7', null).figures, timeWeighted: '0.1234', drawdown: '0.0567', followersReturn: '-0.0891' },
    curve: [
      { timeMs: 1, share: '0' },
      { timeMs: 2, share: '-0.05' },
      { timeMs: 3, share: '0.1234' },
    ],
    sharePercent: 8,
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ leaderRecords, terminal }}>
      <LeadersTable rows={[maria]} coin="USDT" columns={undefined} />
      <LeaderCard leader={maria} coin="USDT" days={30} nowMs={maria.startTimeMs + 26 * 3_600_000} isCompared={false} />
    </NextIntlClientProvider>,
  );
  const card = screen.getByRole('link', { name: 'Copy' }).closest('li');
  const row = screen.getAllByRole('row').at(-1);
  for (const figure of ['+12.34%', '5.67%', '-8.91%']) {
    expect(row?.textContent).toContain(figure);
    expect(card?.textContent).toContain(figure);
  }
  for (const said of ['8%', '1 d 2 h', '-5.00%', '0.00%']) expect(card?.textContent).toContain(said);
  expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/copy-trading/futures/7',
    '/copy-trading/futures/7#copy',
  ]);
});

test('a leader of the house who has not closed a trade yet is told by its rule, any other one by that', () => {
  const card = (houseRule: RankedLeader['houseRule'], symbolIds: string[] = []) => {
    const shown = { ...leader('7', houseRule), symbolIds };
    render(
      <NextIntlClientProvider locale="en-US" messages={{ leaderRecords, terminal }}>
        <LeaderCard leader={shown} coin="USDT" days={30} nowMs={shown.startTimeMs} isCompared={false} />
      </NextIntlClientProvider>,
    );
    const { textContent } = screen.getByRole('listitem');
    cleanup();
    return textContent;
  };
  expect(card('breakout')).toContain('Breakout: buys when the price closes above its recent range');
  expect(card('breakout')).not.toContain('No closed trades yet.');
  expect(card(null)).toContain('No closed trades yet.');
  expect(card('trend', ['BTCUSDT_UMCBL'])).toMatch(/BTCUSDT.*Trend: trades in the direction/);
});
