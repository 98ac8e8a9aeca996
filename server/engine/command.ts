// Everything that can be asked of the exchange. Time and sequence are stamped by the sequencer, beside the command.
import type { C2cCommand } from './c2c/c2c-command.ts';
import type { ClockCommand } from './clock/clock-command.ts';
import type { ConvertCommand } from './convert/convert-command.ts';
import type { ContractCommand } from './futures/contract-command.ts';
import type { IdentityCommand } from './identity/identity-command.ts';
import type { InputCommand } from './inputs/input-command.ts';
import type { LeadingCommand } from './leading/leading-command.ts';
import type { MarginCommand } from './lending/margin-command.ts';
import type { MarketCommand } from './markets/market-command.ts';
import type { OrderCommand } from './orders/order-command.ts';
import type { PlanCommand } from './plans/commands/plan-command.ts';
import type { StrategyCommand } from './strategies/strategy-command.ts';
import type { UnifiedCommand } from './unified/unified-command.ts';
import type { WalletCommand } from './wallets/wallet-command.ts';

/** The commands of each part of the core. */
export type CommandsOfParts = {
  readonly identity: IdentityCommand;
  readonly markets: MarketCommand;
  readonly wallets: WalletCommand;
  readonly lending: MarginCommand;
  readonly orders: OrderCommand;
  readonly futures: ContractCommand;
  readonly unified: UnifiedCommand;
  readonly plans: PlanCommand;
  readonly convert: ConvertCommand;
  readonly strategies: StrategyCommand;
  readonly leading: LeadingCommand;
  readonly c2c: C2cCommand;
  readonly inputs: InputCommand;
  readonly clock: ClockCommand;
};

export type PartName = keyof CommandsOfParts;

export type Command = CommandsOfParts[PartName];

/** A command with its place in history. */
export type Stamped = { readonly sequence: number; readonly timeMs: number; readonly command: Command };
