'use client';
// The profit calculator: the cost of coins, their break-even price, and their result, as one fills in the trades.
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { profitFigures, type ProfitDraft } from './profit-figures.ts';

/** The page writes them: its texts do not travel to the browser. */
export type ProfitWords = Readonly<Record<keyof ProfitDraft | 'name' | 'cost' | 'breakeven' | 'gain' | 'profit' | 'back', string>>;

type Props = {
  readonly words: ProfitWords;
  /** The coin that is traded, and the one that prices and money are in. */
  readonly baseCoin: string;
  readonly coin: string;
  readonly start: ProfitDraft;
};

const fields = ['bought', 'paid', 'sold', 'received', 'price'] as const;
const decimals = 8;
const none = '—';

const amount = (text: string, places: number): string => shortNumber(formatNumber(text, { decimals: places, grouping: false }));
const toneOf = (text: string): string => (text.startsWith('-') ? 'text-negative' : Number(text) === 0 ? '' : 'text-positive');

export function ProfitCalculator({ words, baseCoin, coin, start }: Props) {
  const [draft, setDraft] = useState(start);
  const figures = profitFigures(draft);
  const price = (text: string): string => `${amount(text, decimals)} ${coin}`;
  const answers = [
    { id: 'cost', value: figures === null ? none : price(figures.cost) },
    {
      id: 'breakeven',
      value: figures === null || figures.breakeven === null ? none : figures.breakeven === '0' ? words.back : price(figures.breakeven),
    },
    {
      id: 'gain',
      value: figures === null ? none : formatPercent(figures.gain, { sign: 'always' }),
      tone: toneOf(figures?.gain ?? '0'),
    },
    { id: 'profit', value: figures === null ? none : `${amount(figures.profit, 2)} ${coin}`, tone: toneOf(figures?.profit ?? '0') },
  ] as const;
  return (
    <div role="group" aria-label={words.name} className="grid gap-6 rounded-xl border border-subtle bg-surface-1 p-5 md:grid-cols-2">
      <div className="flex flex-col gap-3">
        {fields.map((field) => (
          <AmountField
            key={field}
            label={words[field]}
            unit={field === 'bought' || field === 'sold' ? baseCoin : coin}
            value={draft[field]}
            decimals={decimals}
            holds="size"
            step="1"
            onValue={(value) => setDraft((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </div>
      <dl aria-live="polite" className="flex flex-col">
        {answers.map(({ id, value, ...more }) => (
          <div key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-subtle py-3">
            <dt className="text-sm text-secondary">{words[id]}</dt>
            <dd className={`text-lg font-semibold ${'tone' in more ? more.tone : ''}`}>
              <bdi dir="auto">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
