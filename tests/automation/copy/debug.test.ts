import { test } from 'vitest';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, bob, BotVenue } from '../bot-venue.ts';
import { lawSamples } from '../law-samples.ts';

test('x', () => {
  for (const type of [StrategyType.spotCopy, StrategyType.futuresCopy])
    for (const sample of lawSamples[type]) {
      const venue = new BotVenue({ kindOf: botKind });
      const random = randomSource(5);
      const prices = new Map(sample.markets.map((m) => [m, 10_000]));
      const move = (by: () => number) => {
        for (const [m, b] of prices) {
          const p = Math.min(15000, Math.max(6000, b + by()));
          prices.set(m, p);
          venue.moveTo(p, m);
          venue.offer(p, m);
        }
      };
      move(() => 0);
      venue.lead(bob, sample.leads ?? 'spot');
      const bot = venue.copy(
        { copyOf: bob, sharePercent: 30, follows: sample.leads ?? 'spot' },
        ann,
        sample.terms,
        type,
        ...sample.markets,
      );
      for (let i = 0; i < 60; i += 1) {
        move(() => random(401) - 200);
        venue.pass(random(3_000_000));
        const m = sample.markets[random(2)] ?? 0;
        venue.trade(bob, random(2) === 0 ? 'buy' : 'sell', 1 + random(9_000), m);
      }
      const counts = new Map<string, number>();
      for (const code of venue.said(bot)) counts.set(code, (counts.get(code) ?? 0) + 1);
      console.log(sample.name, [...counts]);
      const rows = [...venue.rows.values()].filter((r) => r.strategyId === bot);
      console.log(
        rows
          .slice(0, 14)
          .map((r) => `${r.sequence} ${r.code} ${JSON.stringify(r.params)}`)
          .join('\n'),
      );
      console.log(venue.record(bot).state, venue.record(bot).profitShare, venue.leaderHours.slice(0, 4));
    }
});
