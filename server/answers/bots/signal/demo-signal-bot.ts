// The demo bot that alerts of a signal bot are replayed in: it itself where it trades play money, otherwise one with the same settings.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { refuse, Refusal } from '../../refusal/refusal.ts';
import type { VenueRooms, Visit } from '../../rooms.ts';
import { botAnswer } from '../bot-answer.ts';

type Needed = Pick<Visit, 'accounts' | 'paperRooms' | 'bots' | 'signals' | 'listings' | 'now'>;
type DemoBot = { readonly bot: OwnedBot; readonly isNew: boolean; readonly rooms: Pick<VenueRooms, 'signals'> };

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A bot is started with play money where the owner has none that runs. */
export async function demoSignalBot(bot: OwnedBot, { mode, userId }: Session, visit: Needed): Promise<DemoBot | Refusal> {
  if (mode === TradingMode.paper) return { bot, isNew: false, rooms: visit };
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const accountId = (await visit.accounts.subAccounts.numbers([userId], TradingMode.paper)).get(userId);
  if (accountId === undefined) return refuse('noDemoAccount');
  const symbols = bot.marketIds.map((marketId) => visit.listings.market(marketId).symbol);
  const markets = symbols.flatMap((symbol) => rooms.listings.marketOf(symbol) ?? []);
  const running = rooms.bots.of(accountId).find(
    (one) =>
      one.state !== BotState.stopped &&
      isSame(one.terms, bot.terms) &&
      isSame(
        one.marketIds,
        markets.map(({ marketId }) => marketId),
      ),
  );
  if (running !== undefined) return { bot: running, isNew: false, rooms };
  const { strategyType, terms } = bot;
  const said = await rooms.bots.start(accountId, {
    strategyType,
    markets,
    terms,
    origin: ownTerms,
    notices: usualBotNotices,
    name: rooms.newReference(),
  });
  if ('refused' in said || said.bot === null) {
    const answer = botAnswer(said, terms.kind, { listings: rooms.listings, now: visit.now });
    return answer instanceof Refusal ? answer : refuse('unavailable');
  }
  return { bot: said.bot, isNew: true, rooms };
}
