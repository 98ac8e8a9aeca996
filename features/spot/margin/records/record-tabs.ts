// The lists of margin orders that are about loans, and what each asks for.
import type { MarginRecordKind } from '#lib/contract/margin.ts';

export const kindOfTab = {
  loans: 'loan',
  repayments: 'repayment',
  interest: 'interest',
  calls: 'call',
  liquidations: 'liquidation',
} as const satisfies Readonly<Record<string, MarginRecordKind>>;
export type RecordTab = keyof typeof kindOfTab;

export const isRecordTab = (tab: string): tab is RecordTab => tab in kindOfTab;
