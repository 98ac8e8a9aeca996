// @vitest-environment jsdom
// The ranking of leaders on the screen: an account that the exchange itself trades is marked, and no other one is.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleRankedLeader } from '#features/bots/kinds/copy/sample-followed.ts';
import type { RankedLeader } from '#lib/contract/leaders/leader-record.ts';
import leaderRecords from '#locales/en-US/leaderRecords.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
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
