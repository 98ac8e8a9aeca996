'use client';
// Around the page on which a bot is made: keeps what is filled in, and works out what it comes to. One of another market is begun anew by its key.
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { useBacktest } from '../../backtest/use-backtest.ts';
import type { BotKindId } from '../../kinds/bot-kinds.ts';
import { hasParameters, readAddress } from '../draft/draft-address.ts';
import { draftOfTerms, firstDraft, isDca, readDraft, type BotDraft } from '../draft/bot-draft.ts';
import { previewBot, type FieldProblem } from '../preview/bot-preview.ts';
import { CreateBotContext, type BotMarket, type CreateBot as Made, type CreateWay } from './create-context.ts';
import { useSlowPrice } from './use-slow-price.ts';

type Props = {
  readonly kind: BotKindId;
  readonly market: BotMarket;
  readonly ticker: Ticker;
  /** The part of the address behind the question mark. */
  readonly query: string;
  readonly children: ReactNode;
};

type Filled = { readonly draft: BotDraft; readonly aiId: string | null };

/** The money that one puts in is one's own: with another amount the terms are still those of the suggestion. */
const ownFields: readonly string[] = ['baseInvestment', 'quoteInvestment', 'investment', 'firstAmount'];

const textOf = (draft: BotDraft, kind: BotKindId, field: string): string | undefined => {
  const texts: Readonly<Record<string, string>> = isDca(kind) ? draft.dca.texts : draft.grid.texts;
  return texts[field];
};

export function CreateBot({ kind, market, ticker, query, children }: Props) {
  const t = useTranslations('bots');
  const lastPrice = useSlowPrice(market.symbol, ticker.lastPrice);
  const [filled, setFilled] = useState<Filled>(() => {
    const first = firstDraft(kind, ticker.lastPrice, market);
    const given = new URLSearchParams(query);
    return { draft: hasParameters(given) ? readAddress(given, first) : first, aiId: null };
  });
  const [way, setWay] = useState<CreateWay>(() => (hasParameters(new URLSearchParams(query)) ? 'manual' : 'ai'));
  const [notices, setNotices] = useState(usualBotNotices);
  const backtest = useBacktest(t('backtest.failed'));
  const { draft, aiId } = filled;
  const terms = useMemo(() => readDraft(draft, kind), [draft, kind]);
  const preview = useMemo(() => (terms === null ? null : previewBot(terms, market, lastPrice)), [terms, market, lastPrice]);
  const setGrid = useCallback<Made['setGrid']>(
    (change) => setFilled((now) => ({ aiId: null, draft: { ...now.draft, grid: { ...now.draft.grid, ...change } } })),
    [],
  );
  const setDca = useCallback<Made['setDca']>(
    (change) => setFilled((now) => ({ aiId: null, draft: { ...now.draft, dca: { ...now.draft.dca, ...change } } })),
    [],
  );
  const setGridText = useCallback<Made['setGridText']>((field, text) => {
    setFilled((now) => {
      const grid = { ...now.draft.grid, texts: { ...now.draft.grid.texts, [field]: text } };
      return { aiId: ownFields.includes(field) ? now.aiId : null, draft: { ...now.draft, grid } };
    });
  }, []);
  const setDcaText = useCallback<Made['setDcaText']>((field, text) => {
    setFilled((now) => {
      const dca = { ...now.draft.dca, texts: { ...now.draft.dca.texts, [field]: text } };
      return { aiId: ownFields.includes(field) ? now.aiId : null, draft: { ...now.draft, dca } };
    });
  }, []);
  const replace = useCallback((next: BotDraft) => setFilled({ draft: next, aiId: null }), []);
  const take = useCallback(
    (bot: BotTerms, suggestion: string | null) =>
      setFilled((now) => ({ draft: draftOfTerms(bot, now.draft, suggestion !== null), aiId: suggestion })),
    [],
  );
  const problemOf = useCallback(
    (field: string): FieldProblem | null => {
      const text = textOf(draft, kind, field);
      if (text === '' || (text !== undefined && isMarked(text))) return null;
      return preview?.problems.find((problem) => problem.field === field) ?? null;
    },
    [draft, kind, preview],
  );
  const coin = 'marginCoin' in market ? market.marginCoin : market.quoteCoin;
  const made: Made = {
    kind,
    market,
    coin,
    lastPrice,
    way,
    onWay: setWay,
    draft,
    setGrid,
    setGridText,
    setDca,
    setDcaText,
    replace,
    take,
    aiId,
    notices,
    setNotices,
    terms,
    preview,
    problemOf,
    backtest,
  };
  return <CreateBotContext value={made}>{children}</CreateBotContext>;
}
