// The terms of an arbitrage bot in one line: its leverage and its slices.
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { FormParts } from '../kind-form.ts';
import { arbitrageDraft } from './arbitrage-draft.ts';

export const useArbitrageText: FormParts['useKeptText'] = () => (bot) => {
  const { leverage, sliceAmount } = arbitrageDraft.termsOf(bot);
  return isolateLtr(`${leverage}× · ${shortAmount(sliceAmount)}`);
};
