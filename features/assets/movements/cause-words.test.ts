// Every cause and kind of a movement, and every purpose for which coins are held, has words for people.
import { expect, test } from 'vitest';

import { LedgerCause, movementKinds } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import movements from '#locales/en-US/movements.json' with { type: 'json' };

test.each<[string, object, readonly string[]]>([
  ['cause', movements.cause, Object.values(LedgerCause)],
  ['kind', movements.kinds, movementKinds],
  ['purpose', movements.hold, Object.values(HoldPurpose)],
])('every %s has words', (_what, words, all) => {
  expect(Object.keys(words).toSorted()).toEqual(all.toSorted());
});
