// The copies that follow each leader, and how they are told of what he has done.
import type { AccountId } from '#server/engine/ids.ts';

import type { BotMarket } from '../bot-kind.ts';
import { legAt, legOf, type Instance } from '../instances/instance.ts';
import type { BotLeg } from '../many-markets-kind.ts';
import type { BotRunner } from './bot-runner.ts';
import { leaderKey, type LeaderAccount } from '../leaders/leader-account.ts';
import type { LeaderBoard, LeaderAction } from '../leaders/leader-board.ts';

/** Markets that a copy comes to have. */
const marketLimit = 200;

const prime = 0x01_00_01_93;
const offset = 0x81_1c_9d_c5;

/** FNV-1a, 32 bits, of the text. */
function hashOf(text: string): number {
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash >>> 0;
}

/**
 * The order in which copies of one order of a leader come into the book: by a hash of "order:copy". It favours nobody, because nobody
 * knows the number of an order before it is there, and anybody can work it out afterwards.
 * @internal
 */
export function turnsOf(order: number, copies: Iterable<AccountId>): readonly AccountId[] {
  const hashed = Array.from(copies, (id) => ({ id, hash: hashOf(`${order}:${id}`) }));
  return hashed.toSorted((a, b) => a.hash - b.hash || a.id - b.id).map(({ id }) => id);
}

type Sources = {
  readonly leaders: LeaderBoard;
  readonly runner: BotRunner;
  bot(strategyId: AccountId): Instance | undefined;
  /** Null: it is not listed. */
  legOf(marketId: number): BotLeg | null;
};

export class Followers {
  readonly #sources: Sources;
  readonly #copies = new Map<string, Set<AccountId>>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  add({ strategyId, follows, stopReason }: Instance): void {
    if (follows === null || stopReason !== null) return;
    const key = leaderKey({ accountId: follows.leaderId, line: follows.line });
    const copies = this.#copies.get(key) ?? new Set();
    this.#copies.set(key, copies.add(strategyId));
  }

  /** Its leader has left before it was started. */
  tellIfLeft(copy: Instance): void {
    const { leaders, runner } = this.#sources;
    const { follows } = copy;
    if (follows !== null && leaders.find(follows.leaderId, follows.line) === null) runner.tell(copy, { type: 'leader', what: 'left' });
  }

  /** Tells the copies what leaders have done with the record of this number. */
  tell(order: number): void {
    const { leaders, runner } = this.#sources;
    const { actions, left } = leaders.takeActions(runner.timeMs);
    for (const action of actions) this.#tellAction(action, order);
    for (const leader of left) for (const copy of this.#of(leader, order)) runner.tell(copy, { type: 'leader', what: 'left' });
  }

  #of(leader: LeaderAccount, order: number): readonly Instance[] {
    const copies = this.#copies.get(leaderKey(leader)) ?? new Set<AccountId>();
    return turnsOf(order, copies).flatMap((id) => {
      const copy = this.#sources.bot(id);
      if (copy !== undefined && copy.stopReason === null) return [copy];
      copies.delete(id);
      return [];
    });
  }

  #tellAction({ leader, marketId, change }: LeaderAction, order: number): void {
    const { leaders, runner, legOf: listed } = this.#sources;
    const leg = listed(marketId);
    if (leg === null) return;
    const equityUnits = leaders.equityOf(leader, leg.market.quote.assetId);
    for (const copy of this.#of(leader, order)) {
      const place = this.#placeIn(copy, leg);
      if (place === null) {
        runner.say(copy, 'bot.leader-elsewhere', { order, market: leg.market.symbol });
        continue;
      }
      if (change.what !== 'traded') runner.tellOwner(copy, `leader-${change.what}`, marketId);
      const told = change.what === 'traded' ? { ...change, equityUnits } : change;
      runner.tell(copy, { type: 'leader', order, ...told }, place);
    }
  }

  /** The market's place among those of a copy, to which it is added where it can be. Null: the copy cannot trade there. */
  #placeIn(copy: Instance, leg: BotLeg): number | null {
    const { market } = leg;
    const known = legOf(copy, market.marketId);
    if (known !== -1) return known;
    if (!isAlike(market, legAt(copy, 0).market) || copy.legs.length >= marketLimit) return null;
    this.#sources.runner.widen(copy, leg);
    return copy.legs.length - 1;
  }
}

const isAlike = (one: BotMarket, other: BotMarket): boolean =>
  one.quote.assetId === other.quote.assetId && one.rules.contract?.form === other.rules.contract?.form;
