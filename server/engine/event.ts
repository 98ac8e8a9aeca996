// Everything that can have happened, in the past tense. Projections and channels are built from these alone.
import type { PartName } from './command.ts';
import type { C2cEvent } from './c2c/c2c-event.ts';
import type { ContractEvent } from './futures/contract-event.ts';
import type { ConvertEvent } from './convert/convert-event.ts';
import type { IdentityEvent } from './identity/identity-event.ts';
import type { InputEvent } from './inputs/input-event.ts';
import type { LeadingEvent } from './leading/leading-event.ts';
import type { MarginEvent } from './lending/margin-event.ts';
import type { MarketEvent } from './markets/market-event.ts';
import type { OrderEvent } from './orders/order-event.ts';
import type { PlanEvent } from './plans/plan-event.ts';
import type { StrategyEvent } from './strategies/strategy-event.ts';
import type { UnifiedEvent } from './unified/unified-event.ts';
import type { WalletEvent } from './wallets/wallet-event.ts';

/** The events of each part of the core. */
type EventsOfParts = {
  readonly identity: IdentityEvent;
  readonly markets: MarketEvent;
  readonly wallets: WalletEvent;
  readonly lending: MarginEvent;
  readonly orders: OrderEvent;
  readonly futures: ContractEvent;
  readonly unified: UnifiedEvent;
  readonly plans: PlanEvent;
  readonly convert: ConvertEvent;
  readonly strategies: StrategyEvent;
  readonly leading: LeadingEvent;
  readonly c2c: C2cEvent;
  readonly inputs: InputEvent;
  /** The parts themselves tell of what was due. */
  readonly clock: never;
};

/** A fault of ours stopped the command, which was refused as internal; what it had done before is in the other events. */
type CommandFailed = { readonly type: 'command-failed'; readonly message: string };

/** A part whose events are not named above does not compile. */
export type ExchangeEvent = EventsOfParts[PartName] | CommandFailed;

/** All that one command caused. `sequence` is the command's: a reader that has seen it has seen all of it. */
export type EventRecord = { readonly sequence: number; readonly timeMs: number; readonly events: readonly ExchangeEvent[] };
