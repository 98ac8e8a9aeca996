// The table of causes against what the readers of the ledger are known to need of it.
import { expect, test } from 'vitest';

import { holdFacts } from '../money/hold-purposes.ts';
import { causeFacts, causesWhere, LedgerCause, movementKinds } from './ledger-causes.ts';

test('bots fill the ledger by these alone: the index of the others names them in this order', () => {
  expect(causesWhere(({ frequent }) => frequent)).toEqual(['reserve', 'release', 'trade', 'fee']);
});

test('every kind of movement has a cause, and what only holds never gains', () => {
  for (const kind of movementKinds) expect(causesWhere((facts) => facts.kind === kind).length).toBeGreaterThan(0);
  expect(causesWhere(({ kind, flow }) => kind === 'hold' && flow === 'gain')).toEqual([]);
});

test('what a user pays another for something is neither trading nor a mere move', () => {
  expect(causesWhere(({ betweenUsers }) => betweenUsers)).toEqual([LedgerCause.strategyPrice, LedgerCause.profitShare]);
  for (const cause of causesWhere(({ betweenUsers }) => betweenUsers))
    expect(causeFacts[cause]).toMatchObject({ kind: 'copying', flow: 'gain', trading: false });
});

test('a position ends by a cause that trading does', () => {
  expect(causesWhere(({ ending }) => ending !== null)).toEqual(['liquidation', 'deleverage', 'netting', 'delivery']);
  for (const cause of causesWhere(({ ending }) => ending !== null))
    expect(causeFacts[cause]).toMatchObject({ trading: true, flow: 'gain' });
});

test('what is held and given back moves between what is available and what is not, whatever it is held for', () => {
  for (const { reserve, release } of Object.values(holdFacts))
    expect([causeFacts[reserve].kind, causeFacts[release].kind]).toEqual(['hold', 'hold']);
});
