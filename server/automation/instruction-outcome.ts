// Tells what became of an instruction: for whoever has given it and waits. A bot's own state knows nothing of it.
import type { RejectReason } from '#server/engine/reject.ts';
import type { AccountId } from '#server/engine/ids.ts';

import type { ReasonParams } from './bot-kind.ts';

/** The reason for which an instruction has led to nothing. */
export type InstructionRefusal =
  /** The bot was at its end. */
  | { readonly why: 'ended' }
  /** The bot could not do it as it stood. */
  | { readonly why: 'state' }
  | { readonly why: 'terms'; readonly field: string; readonly code: string }
  /** So many units of profit could be taken out at most. */
  | { readonly why: 'profit'; readonly mostUnits: number }
  /** A step that followed from it was refused by the core. */
  | { readonly why: 'core'; readonly reason: RejectReason };

/** waits: it was taken down, and is carried out later. */
type InstructionResult = 'done' | 'waits' | InstructionRefusal;

export type InstructionOutcome = { readonly strategyId: AccountId; readonly name: string; readonly result: InstructionResult };

const text = (value: string | number | undefined): string => String(value ?? '');
const profit =
  (units: string) =>
  (params: ReasonParams): InstructionRefusal => ({ why: 'profit', mostUnits: Number(params[units] ?? 0) });
const state = (): InstructionRefusal => ({ why: 'state' });

/** Decision rows by which a bot says no to the instruction that it has just been given. */
const refusingRows: Readonly<Record<string, (params: ReasonParams) => InstructionRefusal>> = {
  'bot.edit-refused': ({ field, code }) => ({ why: 'terms', field: text(field), code: text(code) }),
  'bot.not-understood': state,
  'bot.failed': () => ({ why: 'ended' }),
  'grid.withdrawal-refused': profit('mostUnits'),
  'grid.action-refused': state,
  'martingale.profit-not-withdrawn': profit('free'),
  'cta.profit-not-withdrawn': profit('free'),
  'signal.profit-not-withdrawn': profit('free'),
  'portfolio.profit-not-withdrawn': profit('free'),
  'arbitrage.profit-not-withdrawn': profit('free'),
  'copy.profit-not-withdrawn': profit('free'),
  'copy.nothing-to-close': state,
  'regular.not-invested': state,
};

/** Null: the row says no such thing. */
export const refusalOfRow = (code: string, params: ReasonParams): InstructionRefusal | null => refusingRows[code]?.(params) ?? null;
