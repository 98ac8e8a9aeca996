// A row of a portfolio's ledger, out of the decision that it is: there is no second book.
import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { PortfolioRow } from '#lib/contract/bots/portfolio/portfolio-ledger.ts';
import { PortfolioAction } from '#lib/contract/bots/portfolio/portfolio-terms.ts';

type Written = Pick<PortfolioRow, 'outcome' | 'side'>;

/** By the code of the decision. */
const writtenAs: Readonly<Record<string, Written>> = {
  'portfolio.bought': { outcome: 'traded', side: 'buy' },
  'portfolio.sold': { outcome: 'traded', side: 'sell' },
  'portfolio.carried': { outcome: 'carried', side: null },
  'portfolio.leg-waits': { outcome: 'waiting', side: null },
  'portfolio.refused': { outcome: 'refused', side: null },
  'portfolio.extracted': { outcome: 'paid', side: null },
  'portfolio.edited': { outcome: 'changed', side: null },
};

export const portfolioRowCodes: readonly string[] = Object.keys(writtenAs);

export function toPortfolioRow({ id, timeMs, code, params }: BotDecision): PortfolioRow {
  const written = writtenAs[code];
  const action = PortfolioAction.find((one) => one === params['action']);
  if (written === undefined || action === undefined) throw new Error(`${code} is no row of a portfolio's ledger`);
  const text = (name: string): string | null => (params[name] === undefined ? null : String(params[name]));
  const side = written.side ?? (params['side'] === 'buy' || params['side'] === 'sell' ? params['side'] : null);
  return {
    id,
    timeMs,
    action,
    outcome: written.outcome,
    side,
    coin: text('base'),
    count: text('lots'),
    amount: text('units'),
    fee: text('feeUnits'),
  };
}
