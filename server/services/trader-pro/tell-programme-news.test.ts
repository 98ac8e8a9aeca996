// The news that participants of the programme are told, and that whoever passes becomes a trader, also after a crash on the way.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { type ProgrammeNews, tellProgrammeNews } from './tell-programme-news.ts';

type News = Parameters<typeof tellProgrammeNews>[0]['reader'] extends { untold(): Promise<readonly (infer One)[]> } ? One : never;

const news = (sequence: number, kind: News['kind'], rule = '', participant = 'ann'): News => ({
  accountId: 7,
  sequence,
  rule,
  kind,
  timeMs: sequence,
  value: 0n,
  limit: 0n,
  isTold: false,
  participant,
  number: 1,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(rows: News[]) {
  const told: string[] = [];
  const given: string[] = [];
  const names = new Set<string>();
  const mailed: string[] = [];
  let crashes = false;
  const teller: ProgrammeNews = tellProgrammeNews({
    reader: {
      untold: () => Promise.resolve([...rows]),
      markTold: ({ sequence }) => {
        if (crashes) return Promise.reject(new Error('the database went away'));
        rows.splice(
          rows.findIndex((row) => row.sequence === sequence),
          1,
        );
        return Promise.resolve();
      },
    },
    giveRole: (userId, account, role) => Promise.resolve(void given.push(`${userId} ${account} ${role}`)),
    putOnce: (userId, kind, { rule }, name) => {
      if (!names.has(name)) told.push(`${userId} ${kind} ${rule}`);
      names.add(name);
      return Promise.resolve();
    },
    mail: ({ sequence, kind }) => Promise.resolve(void mailed.push(`${sequence} ${kind}`)),
    log: { error: () => undefined },
  });
  return { teller, told, mailed, given, crash: (on: boolean) => void (crashes = on) };
}

test('each alert and each verdict is told, oldest first, and a reset is not', async () => {
  const { teller, told, mailed } = open([
    news(1, 'alert', 'dailyLoss'),
    news(2, 'reset'),
    news(3, 'failed', 'position', 'bob'),
    news(4, 'failed', 'orders'),
  ]);
  await teller.look();
  teller.stop();
  expect(told).toEqual(['ann programmeAlert dailyLoss', 'bob programmeFailed position', 'ann programmeFailed orders']);
  expect(mailed).toEqual(['1 alert', '2 reset', '3 failed', '4 failed']);
});

test('whoever passes becomes a trader of contracts, and is told once after a crash between', async () => {
  const { teller, told, mailed, given, crash } = open([news(9, 'passed')]);
  crash(true);
  await expect(teller.look()).rejects.toThrow('the database went away');
  crash(false);
  await vi.advanceTimersByTimeAsync(2_000);
  teller.stop();
  expect([told, mailed]).toEqual([['ann programmePassed '], ['9 passed']]);
  expect(new Set(given)).toEqual(new Set([`ann mc ${TraderRole.trader}`]));
});
