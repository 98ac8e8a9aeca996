// The fields of the calculator. Every question keeps its fields while another is looked at.
import type { CalculatorFilled } from '#lib/contract/site/calculator-address.ts';
import type { PositionSide } from '#lib/order-math/futures/position-side.ts';

export const questions = ['pnl', 'target', 'liquidation', 'maxOpen', 'entry'] as const;
export type Question = (typeof questions)[number];

export const targetKinds = ['return', 'change', 'pnl'] as const;
type TargetKind = (typeof targetKinds)[number];

type CalculatorFill = { readonly id: number; readonly price: string; readonly size: string };

export type CalculatorDraft = {
  readonly question: Question;
  readonly side: PositionSide;
  readonly marginMode: 'isolated' | 'cross';
  readonly leverage: string;
  readonly entryPrice: string;
  readonly exitPrice: string;
  readonly size: string;
  readonly targetBy: TargetKind;
  /** In percent; of an amount in the margin coin. */
  readonly wanted: string;
  /** The sign of the result: a gain or a loss. */
  readonly outcome: 'gain' | 'loss';
  /** The balance of the wallet: for cross margin, and for the largest order. */
  readonly balance: string;
  /** Put to an isolated position beside its initial margin. */
  readonly addedMargin: string;
  readonly fills: readonly CalculatorFill[];
};

type Field = Exclude<keyof CalculatorDraft, 'fills'>;

export type CalculatorEdit =
  | { [Name in Field]: { readonly field: Name; readonly value: CalculatorDraft[Name] } }[Field]
  | { readonly fill: number; readonly part: Partial<Omit<CalculatorFill, 'id'>> }
  | { readonly addFill: true }
  | { readonly removeFill: number };

const maxFills = 20;

/** One fill stays: an average of none is nothing. */
export function editCalculator(draft: CalculatorDraft, edit: CalculatorEdit): CalculatorDraft {
  const { fills } = draft;
  if ('field' in edit) return { ...draft, [edit.field]: edit.value };
  if ('fill' in edit) return { ...draft, fills: fills.map((one) => (one.id === edit.fill ? { ...one, ...edit.part } : one)) };
  if ('removeFill' in edit) return fills.length === 1 ? draft : { ...draft, fills: fills.filter(({ id }) => id !== edit.removeFill) };
  if (fills.length >= maxFills) return draft;
  return { ...draft, fills: [...fills, { id: Math.max(...fills.map(({ id }) => id)) + 1, price: '', size: '' }] };
}

export type CalculatorStart = {
  readonly price: string;
  readonly leverage: string;
  readonly balance: string;
  /** Takes the place of the rest. */ readonly filled?: CalculatorFilled | null;
};

export const newCalculator = ({ price, leverage, balance, filled }: CalculatorStart): CalculatorDraft => ({
  question: filled?.question ?? 'pnl',
  side: filled?.side ?? 'long',
  marginMode: filled?.marginMode ?? 'isolated',
  leverage: filled?.leverage ?? leverage,
  entryPrice: filled?.entryPrice ?? price,
  exitPrice: filled?.exitPrice ?? '',
  size: filled?.size ?? '',
  targetBy: 'return',
  wanted: '',
  outcome: 'gain',
  balance: filled?.balance ?? balance,
  addedMargin: '',
  fills: [
    { id: 1, price, size: '' },
    { id: 2, price: '', size: '' },
  ],
});
