// How a file under server/http says what it serves: the call of the contract, and the function that answers it.
import { z } from 'zod/mini';

import type { AnyCall, ParsedRequestOf, ResponseOf } from '#lib/contract/call.ts';
import type { SiteType } from '#lib/contract/place-rules.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import type { Content } from '#server/services/content/content.ts';
import type { ContentDesk } from '#server/services/content/content-desk.ts';
import type { OpenContent } from '#server/services/content/open-content.ts';
import type { ConvertDesk } from '#server/services/convert/convert-desk.ts';
import type { Security } from '#server/services/security/security.ts';
import type { SiteData } from '#server/services/site/site-data.ts';
import type { AddressBook } from '#server/services/wallets/address-book.ts';
import type { Inbox } from '#server/services/wallets/inbox.ts';
import type { InternalTransfers } from '#server/services/wallets/internal-transfers.ts';
import type { Wallets } from '#server/services/wallets/wallets.ts';
import type { Withdrawals } from '#server/services/wallets/withdrawals.ts';
import type { WatchlistService } from '#server/services/watchlists/create-watchlists.ts';
import { fieldRefusal } from './field-refusal.ts';
import type { FileAnswer } from './file-answer.ts';
import type { OperatorKey, SteeredMarket } from '../access/operator-key.ts';
import { Refusal } from './refusal.ts';
import { securityRefusal } from '../access/security-refusal.ts';

/** The rooms of one venue: what a call is told and moves is of this one alone. */
export type VenueRooms = {
  readonly client: ExchangeClient;
  readonly projections: Projections;
  readonly listings: Listings;
  /** Coins against coins, at a price of the books. */
  readonly convert: ConvertDesk;
  /** What moves the prices. */
  readonly market: SteeredMarket;
  /** Of one coin, in USDT; null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
};

/** The rooms that all venues share. */
export type SharedRooms = {
  readonly accounts: Accounts;
  /** Proof beside the session, locks and holds. */
  readonly security: Security;
  readonly wallets: Wallets;
  readonly withdrawals: Withdrawals;
  readonly addressBook: AddressBook;
  readonly inbox: Inbox;
  readonly internalTransfers: InternalTransfers;
  readonly watchlists: WatchlistService;
  readonly siteType: SiteType;
  /** What an operator may say on the site. */
  readonly site: SiteData;
  /** Help, announcements, banners, notices and words of pages, as readers get them. */
  readonly content: Content;
  /** The same, as operators write it. */
  readonly contentDesk: ContentDesk;
  readonly importFolder: OpenContent['importFolder'];
  readonly operatorKey: OperatorKey;
  readonly now: () => number;
};

/** The rooms a call may use. */
export type Rooms = VenueRooms & SharedRooms;

/** The rooms, and what belongs to this one request. */
export type Visit = Rooms & {
  /** Of the venue of play money, whichever the request is about; opened if need be. */
  paperRooms(): Promise<VenueRooms | Refusal>;
  /** Of either venue. */
  roomsIn(mode: TradingMode): Promise<VenueRooms | Refusal>;
  /** What somebody holds of real money. */
  liveHoldings(userId: string): Promise<readonly { readonly coin: string; readonly amount: string }[]>;
  readonly cookies: string;
  /** Where it comes from, and how the browser names itself. */
  readonly caller: { readonly address: string; readonly device: string };
  /** The address that people type, as the browser knows it. */
  readonly siteAddress: { readonly hostName: string; readonly origin: string };
  /** The proof that came with it; null: none. */
  readonly proof: string | null;
  /** Lines for the browser's cookie store, sent with the answer. */
  setCookies(lines: readonly string[]): void;
  /** Draws on the allowance of attempts per e-mail address; null when it is not used up. */
  attempt(email: string): Promise<Refusal | null>;
};

type Answer<Call extends AnyCall> = ResponseOf<Call> | Refusal | FileAnswer;

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

/** Serves a call that needs a logged-in user. A proof that it asks for is used up once the request is known to be well-formed. */
export function serveUser<Call extends AnyCall>(
  call: Call,
  answer: (request: ParsedRequestOf<Call>, session: Session, visit: Visit) => Promise<Answer<Call>> | Answer<Call>,
): Served {
  if (call.access !== 'user') throw new Error(`${call.name} is not for users`);
  return {
    call,
    answer: (raw, session, visit) =>
      session === null
        ? Promise.resolve(new Refusal('notLoggedIn'))
        : parsed(call, raw, async (request) => {
            const { verification } = call;
            const refused =
              verification === undefined ? null : await visit.security.requireVerification(session, visit.proof, verification);
            return refused === null || verification === undefined
              ? answer(request, session, visit)
              : securityRefusal(refused, verification);
          }),
  };
}
