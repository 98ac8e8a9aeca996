// The first morning: coins and markets are listed, the venue's own accounts opened, and the house given something to trade with.
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import { accountsToOpen } from './accounts-to-open.ts';
import type { Venue } from '../venue.ts';

/** The venue's own accounts: fixed numbers below every user's. */
export const venueAccounts = {
  outside: 0,
  fees: 1,
  houseMaker: 2,
  houseTaker: 3,
  clearing: 4,
  insurance: 5,
  lender: 6,
  convertAccount: 7,
  /** Owns the bots of the house, which everybody may look at. */
  houseBots: 8,
} as const;

/** Worth of each coin that each house account gets at a time, in US dollars. */
const houseFundUsd = 90_000_000;
/** The bots of the house are given so much when less is left to start new ones with. */
const botFundUsdt = 50_000n;
/** The house is given more of a coin when less than this share of a fund is left. */
const topUpShare = 0.5;

type Funder = { readonly client: ExchangeAccess; readonly venue: Venue };

/** A house account's fund of a coin in smallest units, within what one deposit can carry. */
function fundUnits(venue: Venue, code: string): bigint {
  const { usdPrice, decimals } = venue.assetData(code);
  const coins = BigInt(Math.ceil(houseFundUsd / usdPrice));
  const whole = coins * 10n ** BigInt(decimals);
  return whole > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : whole;
}

/** A venue that is only half open must not start. */
async function submitOrFail(client: ExchangeAccess, commands: readonly Command[]): Promise<void> {
  const replies = await client.submitAll(commands);
  const place = replies.findIndex((reply) => !reply.ok);
  const reply = replies[place];
  if (reply?.ok === false) throw new Error(`the exchange refused to open: ${commands[place]?.type ?? ''}: ${reply.reason}`);
}

type Balances = ReturnType<Exchange['balances']>;

/** The deposits of what the house is short of. References count up with `turn`, so that each deposit is its own. */
export function houseDeposits(venue: Venue, balances: (accountId: AccountId) => Balances, turn: number): Command[] {
  const commands: Command[] = [];
  for (const accountId of [venueAccounts.houseMaker, venueAccounts.houseTaker]) {
    const held = new Map(balances(accountId).map(({ assetId, available, frozen }) => [assetId, available + frozen]));
    for (const { assetId, code } of venue.listings.assets) {
      const fund = fundUnits(venue, code);
      if ((held.get(assetId) ?? 0n) >= BigInt(Math.floor(Number(fund) * topUpShare))) continue;
      commands.push({ type: 'credit-deposit', accountId, assetId, units: units(fund), reference: `house:${accountId}:${code}:${turn}` });
    }
  }
  const accountId = venueAccounts.houseBots;
  const usdt = venue.listings.assets.find(({ code }) => code === 'USDT');
  const free = balances(accountId).find(({ assetId }) => assetId === usdt?.assetId)?.available ?? 0n;
  if (usdt !== undefined && free < botFundUsdt * 10n ** BigInt(usdt.decimals)) {
    const fund = units(botFundUsdt * 10n ** BigInt(usdt.decimals));
    commands.push({ type: 'credit-deposit', accountId, assetId: usdt.assetId, units: fund, reference: `house:${accountId}:USDT:${turn}` });
  }
  return commands;
}

/** Gives the house what it is short of. `turn` goes up. Rejects (Error) when the exchange refuses. */
export async function fundHouse({ client, venue }: Funder, turn: number): Promise<void> {
  const { houseMaker, houseTaker, houseBots } = venueAccounts;
  const held = new Map<AccountId, Balances>();
  for (const accountId of [houseMaker, houseTaker, houseBots]) held.set(accountId, await client.balances(accountId));
  await submitOrFail(
    client,
    houseDeposits(venue, (accountId) => held.get(accountId) ?? [], turn),
  );
}

/**
 * Lists what is not listed yet (a list that grew since the last start grows the venue), opens the venue's accounts and gives the house what
 * it is short of. `nowMs`: a later start has a later one.
 */
export async function openVenue({ client, venue, nowMs }: Funder & { readonly nowMs: number }): Promise<void> {
  const { listings } = venue;
  const listed = await client.listed();
  const [assetIds, marketIds] = [new Set(listed.assetIds), new Set(listed.marketIds)];
  const kinds = [
    [venueAccounts.outside, AccountKind.outside],
    [venueAccounts.fees, AccountKind.fees],
    [venueAccounts.houseMaker, AccountKind.house],
    [venueAccounts.houseTaker, AccountKind.house],
    [venueAccounts.houseBots, AccountKind.house],
  ] as const;
  const toOpen = await accountsToOpen(client, kinds);
  await submitOrFail(client, [
    ...listings.assets
      .filter(({ assetId }) => !assetIds.has(assetId))
      .map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    ...listings.markets
      .filter(({ marketId }) => !marketIds.has(marketId))
      .map((market): Command => ({ type: 'list-market', rules: listings.rules(market) })),
    ...toOpen,
  ]);
  await fundHouse({ client, venue }, nowMs);
}
