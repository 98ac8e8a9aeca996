// Every step that a bot can take has its sentence, and no sentence asks for more than the step tells.
import { expect, test } from 'vitest';

import { arbitrageReasons } from '#server/automation/bots/arbitrage/arbitrage-reasons.ts';
import { copyReasons } from '#server/automation/bots/copy/copy-reasons.ts';
import { ctaReasons } from '#server/automation/bots/cta/cta-reasons.ts';
import { gridReasons } from '#server/automation/bots/grid/grid-reasons.ts';
import { martingaleReasons } from '#server/automation/bots/martingale/martingale-reasons.ts';
import { portfolioReasons } from '#server/automation/bots/portfolio/portfolio-reasons.ts';
import { regularReasons } from '#server/automation/bots/regular/regular-reasons.ts';
import { signalReasons } from '#server/automation/bots/signal/signal-reasons.ts';
import { arrivalFates } from '#lib/contract/bots/signal/signal-inbox.ts';
import { mechanismReasons } from '#server/automation/mechanism-reasons.ts';
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { messageShape } from '../../scripts/catalogue/message-shape.ts';
import journal from '#locales/en-US/botJournal.json' with { type: 'json' };

const steps: Readonly<Record<string, Readonly<Record<string, string>> | string>> = journal.step;
const told: Readonly<Record<string, readonly string[]>> = {
  ...gridReasons,
  ...martingaleReasons,
  ...ctaReasons,
  ...arbitrageReasons,
  ...portfolioReasons,
  ...signalReasons,
  ...arrivalFates,
  ...mechanismReasons,
  ...regularReasons,
  ...copyReasons,
};

function sentenceOf(code: string): string | undefined {
  const [kind = '', step = ''] = code.split('.');
  const ofKind = steps[kind];
  return typeof ofKind === 'object' ? ofKind[step] : undefined;
}

test.each(Object.entries(told))('%s', (code, names) => {
  const sentence = sentenceOf(code);
  expect(sentence).toBeDefined();
  const asked = messageShape(sentence ?? '').values.map((value) => value.split(':')[0] ?? '');
  // The place of a market is told as its name.
  const given = names.includes('leg') ? [...names, 'market'] : names;
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});

test('no sentence is left over, and every reason to stop has its words', () => {
  const written = Object.entries(steps).flatMap(([kind, ofKind]) =>
    typeof ofKind === 'string' ? [] : Object.keys(ofKind).map((step) => `${kind}.${step}`),
  );
  expect(written.toSorted()).toEqual(Object.keys(told).toSorted());
  for (const reason of Object.values(StopReason)) expect(Object.keys(journal.reason)).toContain(reason);
});
