'use client';
// The answers of the calculator.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { TextName } from '#lib/i18n/text-names.ts';
import { AnswerList } from '../tools/answer-list.tsx';
import { AmountText, PriceText, ShareText } from '../tools/figures.tsx';
import { answerEntry, answerLiquidation, answerMaxOpen, answerPnl, answerTarget, type CalculatorTerms } from './calculate.ts';
import type { CalculatorDraft, Question } from './calculator-draft.ts';

type Props = { readonly market: ContractMarket; readonly terms: CalculatorTerms; readonly draft: CalculatorDraft };
type Row = readonly [id: TextName<'explorer.answer'>, value: ReactNode];

export function CalculatorAnswers({ market, terms, draft }: Props) {
  const t = useTranslations('explorer');
  const { marginCoin, pricePlace } = market;
  const sizeUnit = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  const amount = (text: string | null | undefined, signed = false) => <AmountText text={text ?? null} coin={marginCoin} signed={signed} />;
  const price = (text: string | null | undefined) => <PriceText text={text ?? null} place={pricePlace} />;
  const size = (text: string | null | undefined) => <AmountText text={text ?? null} coin={sizeUnit} />;
  // The first of each is what was asked for.
  const rows: Readonly<Record<Question, () => readonly Row[]>> = {
    pnl: () => {
      const answer = answerPnl(terms, draft);
      return [
        ['pnl', amount(answer?.pnl, true)],
        ['returnRate', <ShareText key="roe" text={answer?.returnRate ?? null} signed />],
        ['margin', amount(answer?.margin)],
        ['fees', amount(answer?.fees)],
        ['net', amount(answer?.net, true)],
      ];
    },
    target: () => [['targetPrice', price(answerTarget(terms, draft))]],
    liquidation: () => {
      const answer = answerLiquidation(terms, draft);
      return [
        ['liquidationPrice', price(answer?.liquidationPrice)],
        ['bankruptcyPrice', price(answer?.bankruptcyPrice)],
        ['initialMargin', amount(answer?.initialMargin)],
        ['maintenanceMargin', amount(answer?.maintenanceMargin)],
        ['tier', answer === null ? '—' : String(answer.tier)],
      ];
    },
    maxOpen: () => {
      const answer = answerMaxOpen(terms, draft);
      return [
        ['maxSize', size(answer?.size)],
        ['maxValue', amount(answer?.value)],
      ];
    },
    entry: () => {
      const answer = answerEntry(terms, draft);
      return [
        ['entryPrice', price(answer?.price)],
        ['totalSize', size(answer?.size)],
      ];
    },
  };
  const { question } = draft;
  const noEnd = question === 'liquidation' && answerLiquidation(terms, draft)?.liquidationPrice === null;
  return (
    <div className="flex flex-col gap-3">
      <AnswerList
        name={t('calculator.result')}
        answers={rows[question]().map(([id, value], place) => ({ name: t(`answer.${id}`), value, isMain: place === 0 }))}
      />
      <p className="text-2xs leading-4 text-muted">
        {noEnd ? t('calculator.noEnd') : t(`calculator.note.${question}`)}
        {market.form === 'coin' ? ` ${t('calculator.byIndex', { coin: marginCoin })}` : ''}
      </p>
    </div>
  );
}
