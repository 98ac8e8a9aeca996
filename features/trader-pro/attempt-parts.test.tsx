// @vitest-environment jsdom
// An attempt on the screen: what is used and left of each limit, and a failed one beside the others with its reason.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import type { ProgrammeAttempt } from '#lib/contract/trader-pro/attempt.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { PreferencesContext } from '#lib/session/preferences/use-preference.ts';
import traderPro from '#locales/en-US/traderPro.json' with { type: 'json' };
import { AttemptProgress } from './attempt-progress.tsx';
import { AttemptTable } from './attempt-table.tsx';

afterEach(cleanup);

const attempt: ProgrammeAttempt = {
  state: 'running',
  number: 2,
  startTimeMs: 1_790_000_000_000,
  endTimeMs: null,
  roi: '-0.08',
  winRate: '0.6',
  drawdown: '0.08',
  score: '11.2',
  orders: 12,
  greenDays: 3,
  days: 4,
  startBalance: '10000',
  equity: '9200',
  dayStart: '10000',
  day: 5,
  losses: { daily: { used: '800', limit: '1000', left: '200' }, total: { used: '800', limit: '3000', left: '2200' } },
  largestPosition: { used: '3220', limit: '3680', left: '460' },
  dayList: [
    { dayMs: 1_789_948_800_000, start: '10000', end: '10012.5', isGreen: true },
    { dayMs: 1_790_035_200_000, start: '10012.5', end: '10000', isGreen: false },
  ],
  broken: null,
};

const show = (what: ReactNode) =>
  render(
    <PreferencesContext value={readPreferences(() => undefined)}>
      <NextIntlClientProvider locale="en-US" messages={{ traderPro }} timeZone="UTC">
        {what}
      </NextIntlClientProvider>
    </PreferencesContext>,
  );
const bare = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('each rule says what is used, what is the limit and what is left', () => {
  show(<AttemptProgress attempt={attempt} />);
  const said = bare(document.body.textContent);
  for (const words of [
    'Daily loss200.00 USDT left800.00 USDT of 1,000.00 USDT',
    'Total loss2,200.00 USDT left',
    'Day 5 of 15',
    'Largest position460.00 USDT left3,220.00 USDT of 3,680.00 USDT',
    'Green days7 left3 of 10',
    'Orders48 left12 of 60',
    'Return-8.00%',
    'Score11.20',
    'Day 1: +12.50 USDT',
    'Day 2: -12.50 USDT',
    'Day 5, today',
  ])
    expect(said).toContain(words);
  expect(screen.getByRole('progressbar', { name: 'Daily loss' }).getAttribute('aria-valuenow')).toBe('80');
});

test('a failed attempt says which event broke which rule', () => {
  const broken = { rule: 'dailyLoss', value: '1005.76', limit: '1000', sequence: 712, timeMs: 1_790_000_000_000 } as const;
  show(<AttemptProgress attempt={{ ...attempt, state: 'failed', broken }} />);
  expect(bare(document.body.textContent)).toContain('Daily loss: 1,005.76 USDT of 1,000.00 USDTEvent 712');
});

test('failed attempts stand in the list with their rule', () => {
  const other = { ...attempt, place: 4, trader: '0A1B2C3D', isMine: false, brokenRule: null };
  show(
    <AttemptTable
      title="All attempts"
      rows={[
        { ...other, trader: 'FFEE0011', isMine: true },
        { ...other, state: 'failed', score: '-16.1', brokenRule: 'position' },
      ]}
    />,
  );
  const [, first, second] = screen.getAllByRole('row').map((row) => bare(row.textContent));
  expect(first).toContain('FFEE0011You');
  expect(second).toContain('FailedLargest position');
  expect(second).toContain('-16.10');
});
