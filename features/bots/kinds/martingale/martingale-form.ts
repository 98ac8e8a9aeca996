// The form of a martingale: its parts, its terms in one line, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { useChange } from '#lib/api/query/use-change.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { fromMartingaleTerms } from '#lib/contract/wire/bots/dca-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { martingalePreview, type MartingalePreview as Worked } from '#lib/order-math/bots/martingale-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts, KindForm } from '../kind-form.ts';
import { MartingaleContext, useMartingaleForm } from './martingale-context.ts';
import { MartingaleDraftOnChart } from './martingale-draft-on-chart.tsx';
import { martingaleDraft, type MartingaleDraft } from './martingale-draft.ts';
import { MartingaleFields } from './martingale-fields.tsx';
import { MartingaleFunds } from './martingale-funds.tsx';
import { MartingalePreview } from './martingale-preview.tsx';

/** The terms of a martingale in one line, of a suggestion and of a kept backtest: its step and the number of its orders. */
const useMartingaleSuggestionText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.suggestion');
  return (bot) => {
    const { firstStep, maxOrders } = martingaleDraft.termsOf(bot);
    return t('dca', { step: formatPercent(firstStep), orders: maxOrders });
  };
};

const useMartingaleKeptText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.backtest');
  return (bot) => {
    const { firstStep, maxOrders } = martingaleDraft.termsOf(bot);
    return t('termsDca', { step: formatPercent(firstStep), orders: maxOrders });
  };
};

/** The start of a martingale in sentences, in the order in which it happens: what is taken, when it begins, and when it ends. */
function useMartingaleSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { market } = useCreateBot();
  const { terms, preview } = useMartingaleForm();
  if (terms === null || preview === null) return [];
  const { investment, start, rounds } = terms;
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  return [
    t('takes', { amount: isolateLtr(`${shortAmount(investment)} ${preview.fundsCoin}`) }),
    start.by === 'now' ? t('dcaNow') : start.by === 'price' ? t('waits', { price: price(start.price) }) : t('waitsRsi'),
    t('dcaOrders', { count: preview.orders.length }),
    t(rounds === 'endless' ? 'dcaEndless' : 'dcaOnce'),
  ];
}

const types = [StrategyType.spotDca, StrategyType.futuresDca] as const;

/** Sends the start of a martingale. */
const useStartMartingale: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useMartingaleForm();
  const place = useChange(placeStrategyDca, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromMartingaleTerms(terms) });
};

export const martingaleForm: KindForm<MartingaleTerms, MartingaleDraft, Worked> = {
  draft: martingaleDraft,
  previewOf: (terms, { market, lastPrice }) =>
    martingalePreview(terms, market, { lastPrice }, { maker: market.makerFeeRate, taker: market.takerFeeRate }),
  Context: MartingaleContext,
  parts: {
    Fields: MartingaleFields,
    MoreFields: null,
    Funds: MartingaleFunds,
    Preview: MartingalePreview,
    OnChart: MartingaleDraftOnChart,
    useSteps: useMartingaleSteps,
    useStart: useStartMartingale,
    useSuggestionText: useMartingaleSuggestionText,
    useKeptText: useMartingaleKeptText,
  },
};
