// How a file under server/http says what it serves: the call of the contract, and the function that answers it.
import { z } from 'zod/mini';

import type { AnyCall, ParsedRequestOf, ResponseOf } from '#lib/contract/call.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import type { SiteData } from '#server/services/site/site-data.ts';
import type { Wallets } from '#server/services/wallets/wallets.ts';
import type { WatchlistService } from '#server/services/watchlists/create-watchlists.ts';
import { fieldRefusal } from './field-refusal.ts';
import type { OperatorDoor, SteeredMarket } from './operator-door.ts';
import { Refusal } from './refusal.ts';

/** The rooms a call may use. */
export type Rooms = {
  readonly client: ExchangeClient;
  readonly projections: Projections;
  readonly listings: Listings;
  readonly accounts: Accounts;
  readonly wallets: Wallets;
  readonly watchlists: WatchlistService;
  /** What an operator may say on the site. */
  readonly site: SiteData;
  /** What moves the prices. */
  readonly market: SteeredMarket;
  readonly operatorDoor: OperatorDoor;
  /** Of one coin, in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  readonly now: () => number;
};

/** The rooms, and what belongs to this one request. */
export type Visit = Rooms & {
  readonly cookies: string;
  /** Lines for the browser's cookie store, sent with the answer. */
  setCookies(lines: readonly string[]): void;
  /** Draws on the allowance of attempts per e-mail address; null when it is not used up. */
  attempt(email: string): Promise<Refusal | null>;
};

type Answer<Call extends AnyCall> = ResponseOf<Call> | Refusal;

export type Served = {
  readonly call: AnyCall;
  /** Parses and answers. `session` is there whenever the call asks for a user. */
  answer(raw: unknown, session: Session | null, visit: Visit): Promise<unknown>;
};

const parsed = async <Call extends AnyCall>(
  call: Call,
  raw: unknown,
  answer: (request: ParsedRequestOf<Call>) => Promise<Answer<Call>> | Answer<Call>,
): Promise<unknown> => {
  const request = z.safeParse<Call['request']>(call.request, raw);
  return request.success ? answer(request.data) : fieldRefusal(request.error.issues, raw);
};

/** Serves a call that anybody may make. */
export function servePublic<Call extends AnyCall>(
  call: Call,
  answer: (request: ParsedRequestOf<Call>, visit: Visit) => Promise<Answer<Call>> | Answer<Call>,
): Served {
  if (call.access !== 'public') throw new Error(`${call.name} is not for anybody`);
  return { call, answer: (raw, _session, visit) => parsed(call, raw, (request) => answer(request, visit)) };
}

/** Serves a call of the operator's; the key has been looked at before. */
export function serveOperator<Call extends AnyCall>(
  call: Call,
  answer: (request: ParsedRequestOf<Call>, visit: Visit) => Promise<Answer<Call>> | Answer<Call>,
): Served {
  if (call.access !== 'operator') throw new Error(`${call.name} is not for the operator`);
  return { call, answer: (raw, _session, visit) => parsed(call, raw, (request) => answer(request, visit)) };
}

/** Serves a call that needs a logged-in user. */
export function serveUser<Call extends AnyCall>(
  call: Call,
  answer: (request: ParsedRequestOf<Call>, session: Session, visit: Visit) => Promise<Answer<Call>> | Answer<Call>,
): Served {
  if (call.access !== 'user') throw new Error(`${call.name} is not for users`);
  return {
    call,
    answer: (raw, session, visit) =>
      session === null ? Promise.resolve(new Refusal('notLoggedIn')) : parsed(call, raw, (request) => answer(request, session, visit)),
  };
}
