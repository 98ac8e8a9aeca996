// The tiers of wise bots on the made-up past: every figure is that of a backtest which anybody can run again.
import { afterAll, expect, test } from 'vitest';

import { wiseTier, walkForward } from '#lib/contract/bots/wise/wise-tier.ts';
import { createBacktests } from '#server/backtest/runs/run-backtests.ts';
import { createWiseTiers } from '#server/backtest/wise/create-wise-tiers.ts';
import { candlesOf, day, marketOf, pastEndMs } from './simulated-past.ts';

const log = { error: (text: string) => expect.unreachable(text) };
const backtests = createBacktests({ marketOf, candlesOf, log });
afterAll(() => backtests.close());

const tiersAt = (now: () => number) => createWiseTiers({ marketOf, candlesOf, backtests, now, log });

test('three tiers, worked out once a day, with the terms of today and the rounds before it', { timeout: 120_000 }, async () => {
  const symbol = 'BTCUSDT_UMCBL';
  const tiers = tiersAt(() => pastEndMs + 5000);
  expect(tiers.known(symbol)).toBeNull();
  const list = await tiers.of(symbol);
  expect(tiers.known(symbol)).toBe(list);
  expect(await tiers.of(symbol)).toBe(list);
  expect(list.map(({ tier }) => tier)).toEqual(['conservative', 'steady', 'aggressive']);
  for (const one of list) {
    wiseTier.parse(one);
    expect([one.chosenMs, one.rounds.length]).toEqual([pastEndMs, walkForward.rounds]);
    const request = { symbolId: symbol, fromMs: pastEndMs - walkForward.chosenDays * day, toMs: pastEndMs };
    const again = await backtests.run({ id: 'again', ownerId: 'ann', request: { ...request, bot: one.terms.preset } }, () => undefined);
    expect(again.ok && again.result.figures.totalRate).toBe(one.chosenRate);
  }
  // A wise bot does what the kind does that was chosen for it.
  const [first] = list;
  if (first === undefined) throw new Error('there are no tiers');
  const request = { symbolId: symbol, fromMs: pastEndMs - 7 * day, toMs: pastEndMs };
  const outcomes = await Promise.all(
    [first.terms.preset, { kind: 'wise' as const, terms: first.terms }].map((bot, place) =>
      backtests.run({ id: `alike-${place}`, ownerId: 'ann', request: { ...request, bot } }, () => undefined),
    ),
  );
  const [preset, wise] = outcomes.map((outcome) => (outcome.ok ? [outcome.result.figures, outcome.result.fills] : null));
  expect(preset).not.toBeNull();
  expect(wise).toEqual(preset);
});

test('spot and unknown markets have none', async () => {
  const tiers = tiersAt(() => pastEndMs);
  expect(await tiers.of('BTCUSDT')).toEqual([]);
  expect(await tiers.of('NOSUCH')).toEqual([]);
});
