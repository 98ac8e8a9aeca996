// A small venue that takes orders in a trader's words and says in words what came of them. Every number in it is small enough to check by hand.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { createExchange, type Applied, type Exchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { exitOf, planCommandOf, planEventText, venueCommandOf } from './scripted-plans.ts';

/** One lot is one COIN, one tick is one CASH. Takers pay 0.2 %, makers 0.1 %; prices stand within 10 % of the reference. */
export const scriptedRules: MarketRules = {
  marketId: 0,
  symbol: 'COINCASH',
  baseAssetId: 0,
  quoteAssetId: 1,
  lotUnits: 1,
  tickLotUnits: 1,
  minQuantityLots: lots(2),
  maxQuantityLots: lots(5_000),
  minNotionalUnits: units(100n),
  maxNotionalUnits: units(500_000n),
  makerFeePpm: 1_000,
  takerFeePpm: 2_000,
  priceBandPpm: 100_000,
};

const names: Readonly<Record<string, number>> = { outside: 0, fees: 1, maker: 2, taker: 3, ann: 1000, bob: 1001, cat: 1002, nobody: 4040 };
const kinds = {
  0: AccountKind.outside,
  1: AccountKind.fees,
  2: AccountKind.house,
  3: AccountKind.house,
  1000: AccountKind.user,
  1001: AccountKind.user,
  1002: AccountKind.user,
};
const timesInForce: Readonly<Record<string, TimeInForce>> = { post: TimeInForce.postOnly, ioc: TimeInForce.ioc, fok: TimeInForce.fok };
const preventions: Readonly<Record<string, SelfTradePrevention>> = {
  'stp-maker': SelfTradePrevention.cancelMaker,
  'stp-both': SelfTradePrevention.cancelBoth,
};

/** Ann, Bob and Cat have 100,000 CASH and 1,000 COIN each; so do the house's maker and taker. */
export function scriptedOpening(): Command[] {
  return [
    { type: 'list-asset', assetId: 0, code: 'COIN', decimals: 0 },
    { type: 'list-asset', assetId: 1, code: 'CASH', decimals: 0 },
    { type: 'list-market', rules: scriptedRules },
    ...Object.entries(kinds).map(([id, kind]): Command => ({ type: 'open-account', accountId: Number(id), kind })),
    ...[2, 3, 1000, 1001, 1002].flatMap((accountId): Command[] => [
      { type: 'credit-deposit', accountId, assetId: 0, units: units(1_000n), reference: `coin:${accountId}` },
      { type: 'credit-deposit', accountId, assetId: 1, units: units(100_000n), reference: `cash:${accountId}` },
    ]),
  ];
}

/**
 * Reads a command: `ann buys 10 @ 100 post`, `bob sells 5 market`, `cat spends 900`, `cat receives 900`, `ann amends #1 to 10 @ 101`,
 * `ann cancels #1`, `ann cancels all bids`, `reference 100`. Words behind an order: post, ioc, fok, stp-maker, stp-both, id:<name>,
 * show:<lots>, best:<which>, tp:<trigger>, sl:<trigger>. Plans, time and market states: scripted-plans.ts.
 */
export function commandOf(line: string): Command {
  const words = line.replaceAll(/[@#]/g, ' ').split(/\s+/).filter(Boolean);
  const [who = '', verb = '', ...rest] = words;
  const accountId = names[who] ?? -1;
  const number = (at: number): number => Number(rest[at]);
  const other = venueCommandOf(who, verb) ?? planCommandOf(accountId, verb, rest);
  if (other !== null) return other;
  if (who === 'reference') return { type: 'set-reference-price', marketId: 0, priceTicks: ticks(Number(verb)) };
  if (verb === 'amends')
    return { type: 'amend-order', accountId, orderId: number(0), quantityLots: lots(number(2)), priceTicks: ticks(number(3)) };
  if (verb === 'cancels' && rest[0] === 'all') {
    const side = rest[1] === 'bids' ? Side.buy : rest[1] === 'asks' ? Side.sell : null;
    return { type: 'cancel-all-orders', accountId, marketId: everyMarket, side };
  }
  if (verb === 'cancels') return { type: 'cancel-order', accountId, orderId: number(0) };
  const byAmount = verb === 'spends' || verb === 'receives';
  const market = byAmount || rest.includes('market');
  const find = <Choice>(choices: Readonly<Record<string, Choice>>): Choice | undefined =>
    choices[rest.find((word) => word in choices) ?? ''];
  const shown = rest.find((word) => word.startsWith('show:'));
  const best = Object.values(BestPrice).find((one) => rest.includes(`best:${one}`));
  const exit = exitOf(rest);
  return {
    type: 'place-order',
    accountId,
    marketId: 0,
    side: verb === 'buys' || verb === 'spends' ? Side.buy : Side.sell,
    kind: market ? 'market' : 'limit',
    timeInForce: find(timesInForce) ?? (market ? TimeInForce.ioc : TimeInForce.gtc),
    priceTicks: ticks(market || best !== undefined ? 0 : number(1)),
    quantityLots: lots(byAmount ? 0 : number(0)),
    amountUnits: units(byAmount ? BigInt(rest[0] ?? '0') : 0n),
    clientOid: rest.find((word) => word.startsWith('id:'))?.slice(3) ?? '',
    selfTradePrevention: find(preventions) ?? SelfTradePrevention.cancelTaker,
    ...(shown === undefined ? {} : { displayLots: lots(Number(shown.slice(5))) }),
    ...(best === undefined ? {} : { bestPrice: best }),
    ...(exit === null ? {} : { exit }),
  };
}

function eventText(event: ExchangeEvent): string[] {
  if (event.type === 'trade-executed') {
    const { taker, maker } = event;
    return [
      `${event.quantityLots} @ ${event.priceTicks} from #${maker.orderId}, fees ${taker.feeUnits} and ${maker.feeUnits}${taker.orderFilled ? ', filled' : ''}`,
    ];
  }
  if (event.type === 'order-cancelled') return [`#${event.orderId} cancelled with ${event.remainingLots} left (${event.reason})`];
  if (event.type === 'order-amended') return [event.keptPriority ? 'keeps its place' : 'goes to the back'];
  if (event.type === 'level-changed') return [`${event.side === Side.buy ? 'bid' : 'ask'} ${event.priceTicks}: ${event.quantityLots}`];
  return planEventText(event);
}

/** The outcome of a command, in words: the order's number or the refusal, then trades, cancellations and levels in their order. */
export function outcomeText({ reply, record }: Applied): string {
  const order = reply.orderId === null ? '' : `#${reply.orderId}`;
  const head = reply.ok ? order || 'done' : `refused: ${reply.reason}${order === '' ? '' : ` ${order}`}`;
  return [head, ...record.events.flatMap(eventText)].join('; ');
}

export type ScriptedVenue = {
  readonly exchange: Exchange;
  /** Stamps commands from now on with this time. */
  setTime(timeMs: number): void;
  apply(command: Command): Applied;
  say(line: string): string;
  holds(who: string): string;
};

export function openScriptedVenue(): ScriptedVenue {
  const exchange = createExchange();
  let sequence = 0;
  let timeMs = 0;
  const apply = (command: Command): Applied => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: Math.max(timeMs, sequence), command });
  };
  for (const command of scriptedOpening()) if (!apply(command).reply.ok) throw new Error(`the venue could not open: ${command.type}`);
  return {
    exchange,
    setTime: (now) => {
      timeMs = now;
    },
    apply,
    say: (line) => outcomeText(apply(commandOf(line))),
    /** Available + frozen of each coin. */
    holds: (who) =>
      exchange
        .balances(names[who] ?? -1)
        .map(({ assetId, available, frozen }) => `${available}+${frozen} ${assetId === 0 ? 'COIN' : 'CASH'}`)
        .join(', '),
  };
}
