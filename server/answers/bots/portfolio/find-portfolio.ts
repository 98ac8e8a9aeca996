// The smart portfolio that a request names: another kind of bot is none.
import type { PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, Refusal } from '../../refusal/refusal.ts';
import type { Rooms } from '../../rooms.ts';
import { findBot } from '../find-bot.ts';

type Found = { readonly bot: OwnedBot; readonly terms: PortfolioTerms };

export function findPortfolio(rooms: Pick<Rooms, 'bots'>, session: { readonly accountId: AccountId }, strategyId: string): Found | Refusal {
  const bot = findBot(rooms, session, strategyId);
  if (bot instanceof Refusal) return bot;
  return bot.terms.kind === 'portfolio' ? { bot, terms: bot.terms.terms } : refuse('unknownStrategy');
}
