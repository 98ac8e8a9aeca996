// The changes that were made to a portfolio in the dialog, as its call takes it.
import type { RequestOf } from '#lib/contract/call.ts';
import type { editPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/edit.ts';
import { modeFieldsOf } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { given } from '../../bot/dialogs/edit-texts.ts';
import { readCoins, readExit, readMode, type PortfolioDraft } from './portfolio-draft.ts';

type PortfolioChange = Omit<RequestOf<typeof editPortfolio>, 'strategyId' | 'clientOid'>;

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Null: nothing has changed, or something cannot be read. */
export function changedPortfolio(before: PortfolioDraft, now: PortfolioDraft): PortfolioChange | null {
  const [coins, mode] = [readCoins(now.coins), readMode(now)];
  const [takeProfit, stopLoss] = [readExit(now.texts.takeProfitRate), readExit(now.texts.stopLossRate)];
  if (coins === null || mode === null || takeProfit === undefined || stopLoss === undefined) return null;
  const fields: PortfolioChange = {
    ...given('coins', differs(now.coins, before.coins) ? coins : undefined),
    ...(differs(mode, readMode(before)) ? modeFieldsOf(mode) : {}),
    ...given('targetProfit', now.texts.takeProfitRate === before.texts.takeProfitRate ? undefined : takeProfit),
    ...given('targetLoss', now.texts.stopLossRate === before.texts.stopLossRate ? undefined : stopLoss),
    ...given('endOperate', now.sellsAtEnd === before.sellsAtEnd ? undefined : now.sellsAtEnd ? (1 as const) : (2 as const)),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
