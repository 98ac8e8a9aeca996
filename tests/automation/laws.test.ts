// Every kind of bot that is registered obeys the laws, and so does one of several markets that is made for tests.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';

import { describeLaws } from './kind-laws.ts';
import { lawSamples } from './law-samples.ts';
import { sampleGrid } from './sample-terms.ts';
import { twoLegBot } from './two-leg-bot.ts';

describeLaws(
  Object.entries(StrategyType).flatMap(([name, type]) =>
    lawSamples[type].map((sample) => ({ title: `${name}, ${sample.name}`, type, sample, kindOf: botKind })),
  ),
);

const twoLegs = [
  { line: 'spot', markets: [0, 2] },
  { line: 'futures', markets: [3, 1] },
  { line: 'spot-and-futures', markets: [2, 3] },
] as const;

describeLaws(
  twoLegs.map(({ line, markets }) => {
    const kind = twoLegBot(line);
    const sample = {
      name: line,
      markets,
      terms: { kind: 'grid', terms: sampleGrid({}) },
      edit: { kind: 'grid', edit: { upperPrice: '120' } },
      messages: ['[0,"buy"]', '[1,"buy"]', '[1,"sell"]', '[7,"buy"]'],
    } as const;
    return { title: `two legs of ${line}`, type: StrategyType.spotGrid, sample, kindOf: () => kind };
  }),
);
