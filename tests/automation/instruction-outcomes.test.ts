// What becomes of every word to a bot of every kind: done, refused with the reason, or waiting; and of many at once.
import { describe, expect, test } from 'vitest';

import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { instructionText, type Instruction } from '#server/automation/instruction.ts';

import { ann, bob, BotVenue } from './bot-venue.ts';
import { type LawSample, typedSamples } from './law-samples.ts';

const dollars = 1;
const huge = 9_000_000_000_000_000;
const samples = typedSamples.filter(({ type, sample }) => typedSamples.find((one) => one.type === type)?.sample === sample);

function openBot(type: StrategyType, { terms, markets, leads }: LawSample) {
  const venue = new BotVenue({ kindOf: botKind });
  for (const market of markets) {
    venue.moveTo(10_000, market);
    venue.offer(10_000, market);
  }
  if (leads !== undefined) venue.lead(bob, leads);
  const bot = venue.copy(leads === undefined ? {} : { copyOf: bob, follows: leads }, ann, terms, type, ...markets);
  venue.host.bots.views();
  let names = 0;
  const tell = (told: Instruction | 'nonsense') => {
    names += 1;
    const text = told === 'nonsense' ? told : instructionText(told);
    venue.send({ type: 'instruct-strategy', accountId: bot, name: `word-${names}`, text });
    const { outcomes } = venue.host.bots.views();
    expect(outcomes.every(({ strategyId, name }) => strategyId === bot && name === `word-${names}`)).toBe(true);
    return outcomes.map(({ result }) => result);
  };
  return { venue, bot, tell };
}

describe.each(samples.map(({ type, sample }) => [sample.terms.kind, type, sample] as const))('%s, type %s', (kind, type, sample) => {
  test('each word has one outcome', () => {
    const { tell } = openBot(type, sample);
    const otherEdit = kind === 'cta' ? { kind: 'signal' as const, edit: {} } : { kind: 'cta' as const, edit: { stopLossRate: '0.1' } };
    expect(tell('nonsense')).toEqual([{ why: 'state' }]);
    expect(tell({ action: 'set-notices', notices: [] })).toEqual(['done']);
    expect(tell({ action: 'edit', edit: sample.edit })).toEqual(['done']);
    expect(tell({ action: 'edit', edit: otherEdit })).toMatchObject([{ why: 'terms' }]);
    expect(tell({ action: 'pause' })).toEqual(['done']);
    expect(tell({ action: 'resume' })).toEqual(['done']);
    expect(tell({ action: 'add-funds', assetId: dollars, units: 100_000_000 })).toEqual(['done']);
    expect(tell({ action: 'add-funds', assetId: dollars, units: huge })).toEqual([{ why: 'core', reason: 'insufficient-balance' }]);
    // Of an auto-invest the call is refused before: it has no profit before its end.
    const withdrawn = kind === 'regular' ? 'waits' : { why: 'profit' };
    expect(tell({ action: 'withdraw-profit', assetId: dollars, units: huge })).toMatchObject([withdrawn]);
    expect(tell({ action: 'stop', sells: true })).toEqual(['done']);
    for (const action of ['pause', 'resume', 'last-round'] as const) expect(tell({ action })).toEqual([{ why: 'ended' }]);
    expect(tell({ action: 'add-funds', assetId: dollars, units: 1 })).toEqual([{ why: 'ended' }]);
  });
});

test('of many at once those that the money reaches are done, and the others are refused', () => {
  const [first] = samples;
  if (first === undefined) throw new Error('no kind has terms');
  const { venue, bot } = openBot(first.type, first.sample);
  // Three fit into what its owner has.
  const has = venue.exchange.balances(ann).find(({ assetId }) => assetId === dollars)?.available ?? 0n;
  const units = Number((has * 2n) / 7n);
  venue.sendTogether(
    Array.from({ length: 50 }, (_, at) => ({
      type: 'instruct-strategy' as const,
      accountId: bot,
      name: `add-${at}`,
      text: instructionText({ action: 'add-funds', assetId: dollars, units }),
    })),
  );
  const { outcomes, bots } = venue.host.bots.views();
  expect(outcomes).toHaveLength(50);
  expect(outcomes.filter(({ result }) => result === 'done')).toHaveLength(3);
  expect(bots.find(({ strategyId }) => strategyId === bot)?.addedUnits).toBe(3 * units);
});
