// An example on the page: letters get their words, numbers the decimals and units of their market.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { FormulaBlock } from '../frame/formula-block.tsx';
import { WorkedExample } from '../frame/worked-example.tsx';
import type { Example } from './example.ts';
import { isLetter, type Letter, unitOf, wordOf } from './letters.ts';

/** Names and decimals of the market that numbers belong to. */
export type Names = { readonly sizeCoin: string; readonly quoteCoin: string; readonly pricePlace: number };

const amountDecimals = 4;
const shareDecimals = 6;

const rounded = (text: string, decimals: number): string => shortNumber(formatNumber(text, { decimals, grouping: false }));

/** Without closing zeros: 0.4%. */
const percent = (share: string): string => formatPercent(share, { decimals: amountDecimals }).replace(/\.?0+%$/, '%');

/** For the eye: the example itself is worked out on exact numbers. */
function written(
  letter: Letter,
  text: string,
  { sizeCoin, quoteCoin, pricePlace }: Names,
): { readonly value: string; readonly unit?: string } {
  switch (unitOf(letter)) {
    case 'size':
      return { value: shortNumber(text), unit: sizeCoin };
    case 'price':
      return { value: rounded(text, pricePlace), unit: quoteCoin };
    case 'amount':
      return { value: rounded(text, amountDecimals), unit: quoteCoin };
    case 'share':
      return { value: rounded(text, shareDecimals), unit: `(${percent(text)})` };
    case 'times':
      return { value: text, unit: '×' };
    case 'none':
      return { value: rounded(text, shareDecimals) };
  }
}

function useWords(): (letter: string) => string {
  const explorer = useTranslations('explorer.symbol');
  const own = useTranslations('guides.symbol');
  return (letter) => {
    const word = wordOf(letter);
    return word === undefined ? '' : word.from === 'explorer' ? explorer(word.id) : own(word.id);
  };
}

const lettersOf = (formulas: readonly string[]): readonly Letter[] => [
  ...new Set(
    formulas
      .join(' ')
      .replaceAll('max', '')
      .split(/[^a-zA-Z]+/)
      .filter(isLetter),
  ),
];

export function GuideFormula({ name, formulas }: { readonly name: string; readonly formulas: readonly string[] }) {
  const word = useWords();
  return (
    <FormulaBlock name={name} formulas={formulas} symbols={lettersOf(formulas).map((symbol) => ({ symbol, meaning: word(symbol) }))} />
  );
}

type Props = { readonly about: ReactNode; readonly example: Example; readonly names: Names; readonly calculator?: string };

export function GuideExample({ about, example, names, calculator }: Props) {
  const [t, word] = [useTranslations('guides'), useWords()];
  return (
    <WorkedExample
      about={about}
      inputs={example.inputs.map(([letter, text]) => ({ symbol: letter, meaning: word(letter), ...written(letter, text, names) }))}
      steps={example.steps.map(({ formula, result }) => {
        const [letter = ''] = formula;
        const shown = result === null || !isLetter(letter) ? { value: null } : written(letter, result, names);
        return { formula, name: word(letter), none: t('frame.none'), ...shown, result: shown.value };
      })}
      {...(calculator === undefined ? {} : { calculator })}
    />
  );
}
