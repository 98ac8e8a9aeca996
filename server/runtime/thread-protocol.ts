// What crosses the border between the exchange's thread and the rest: always batches, never single events.
import type { AccountId, AccountKind, AssetId, Command, MarketId, OrderId } from '#server/engine/command.ts';
import type { ConvertAnswer, ConvertAsk, ConvertsDue, ConvertView } from '#server/engine/convert/convert-view.ts';
import type { MarginWalletName } from '#server/engine/lending/margin-command.ts';
import type { LendingView, MarginLimits, MarginView } from '#server/engine/lending/margin-view.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { BalanceView, OpenOrderView } from '#server/engine/account-view.ts';
import type { BookView } from '#server/engine/book-view.ts';
import type { ContractView, FuturesView } from '#server/engine/futures-view.ts';
import type { UserAccountView } from '#server/engine/owner-view.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { UnifiedTermsView, UnifiedView } from '#server/engine/unified/unified-view.ts';
import type { KeepSegments } from '#server/journal/retention.ts';

import type { DatabaseFacts } from './check-database.ts';

/** A record of the journal, by its last command and its hash (hexadecimal). */
export type RecordEnd = { readonly sequence: number; readonly hash: string };

export type HostData = {
  readonly folder: string;
  readonly replayEventsAfter: number;
  readonly readersRecord: RecordEnd | null;
  readonly snapshotEveryCommands: number;
  readonly keepSegments: KeepSegments;
  readonly database?: DatabaseFacts;
  /** Of the exchange clock. */
  readonly sharedClock: SharedArrayBuffer;
};

/** Reads are answered in order with the commands around them. */
export type Question =
  | { readonly about: 'balances'; readonly accountId: AccountId }
  | { readonly about: 'open-orders'; readonly accountId: AccountId }
  | { readonly about: 'book'; readonly marketId: MarketId; readonly levels: number }
  | { readonly about: 'account-kind'; readonly accountId: AccountId }
  | { readonly about: 'account-of'; readonly owner: string }
  | { readonly about: 'user-accounts'; readonly skip: number; readonly limit: number }
  | { readonly about: 'identity' }
  | { readonly about: 'futures'; readonly accountId: AccountId }
  | { readonly about: 'contracts' }
  | { readonly about: 'margins'; readonly accountId: AccountId }
  | { readonly about: 'margin-limits'; readonly name: MarginWalletName; readonly assetId: AssetId }
  | { readonly about: 'lending' }
  | { readonly about: 'convert-prices'; readonly asked: readonly ConvertAsk[] }
  | { readonly about: 'converts-due'; readonly nowMs: number; readonly after: OrderId }
  | { readonly about: 'conversion'; readonly accountId: AccountId }
  | { readonly about: 'unified'; readonly accountId: AccountId }
  | { readonly about: 'unified-terms' }
  | { readonly about: 'listed' }
  | { readonly about: 'state-hash' }
  | { readonly about: 'invariants' };

export type Answer =
  | { readonly about: 'balances'; readonly balances: readonly BalanceView[] }
  | { readonly about: 'open-orders'; readonly orders: readonly OpenOrderView[] }
  | { readonly about: 'book'; readonly book: BookView; readonly sequence: number }
  | { readonly about: 'account-kind'; readonly kind: AccountKind | null }
  | { readonly about: 'account-of'; readonly accountId: AccountId | null }
  | { readonly about: 'user-accounts'; readonly accounts: readonly UserAccountView[] }
  | { readonly about: 'identity'; readonly identity: string }
  | { readonly about: 'futures'; readonly futures: FuturesView | null }
  | { readonly about: 'contracts'; readonly contracts: readonly ContractView[] }
  | { readonly about: 'margins'; readonly margins: readonly MarginView[] }
  | { readonly about: 'margin-limits'; readonly limits: MarginLimits | null }
  | { readonly about: 'lending'; readonly lending: LendingView }
  | { readonly about: 'convert-prices'; readonly prices: readonly ConvertAnswer[] }
  | { readonly about: 'converts-due'; readonly due: ConvertsDue }
  | { readonly about: 'conversion'; readonly view: ConvertView }
  | { readonly about: 'unified'; readonly unified: UnifiedView | null }
  | { readonly about: 'unified-terms'; readonly terms: UnifiedTermsView }
  | { readonly about: 'listed'; readonly assetIds: readonly number[]; readonly marketIds: readonly number[] }
  | { readonly about: 'state-hash'; readonly hash: string }
  | { readonly about: 'invariants'; readonly broken: readonly string[] };

export type ToHost =
  | { readonly type: 'commands'; readonly id: number; readonly commands: readonly Command[] }
  | { readonly type: 'question'; readonly id: number; readonly question: Question }
  | { readonly type: 'readers-have'; readonly sequence: number }
  | { readonly type: 'close' };

export type Settled = { readonly id: number; readonly replies: readonly Reply[] };

export type FromHost =
  | { readonly type: 'ready'; readonly sequence: number }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'records'; readonly records: readonly EventRecord[]; readonly end: RecordEnd }
  /** One group: everything that one sync made durable. */
  | {
      readonly type: 'group';
      readonly settled: readonly Settled[];
      readonly records: readonly EventRecord[];
      readonly sequence: number;
      readonly end: RecordEnd;
    }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'closed' };
