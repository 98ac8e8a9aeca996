'use client';
// Around the page on which a bot is made: keeps what is filled in, and works out what it comes to. One of another market is begun anew by its key.
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { useWorldId } from '#lib/i18n/place-context.ts';
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { useBacktest } from '../../backtest/use-backtest.ts';
import type { BotKindId } from '../../kinds/bot-kind.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import type { AnyDraft, FieldProblem, FormState, KindForm } from '../../kinds/kind-form.ts';
import { readPasted } from '../draft/draft-address.ts';
import { CreateBotContext, type BotMarket, type CreateBot as Made, type CreateWay } from './create-context.ts';
import { useLegs } from './use-legs.ts';
import { useSlowPrice } from './use-slow-price.ts';

export type CreateProps = {
  readonly kind: BotKindId;
  readonly market: BotMarket;
  readonly ticker: Ticker;
  /** The part of the address behind the question mark. */
  readonly query: string;
  readonly children: ReactNode;
};

type Props<Terms, Draft extends AnyDraft, Preview extends { readonly problems: readonly FieldProblem[] }> = CreateProps & {
  readonly form: KindForm<Terms, Draft, Preview>;
};

export function CreateBot<Terms, Draft extends AnyDraft, Preview extends { readonly problems: readonly FieldProblem[] }>({
  kind: kindId,
  market,
  ticker,
  query,
  form,
  children,
}: Props<Terms, Draft, Preview>) {
  const t = useTranslations('bots');
  const kind = botKinds[kindId];
  const { draft: rules, previewOf, Context, parts } = form;
  const lastPrice = useSlowPrice(market.symbol, ticker.lastPrice);
  const [{ draft, aiId, isBegun }, setFilled] = useState<{
    readonly draft: Draft;
    readonly aiId: string | null;
    readonly isBegun: boolean;
  }>(() => {
    const first = rules.first(kind, ticker.lastPrice, market);
    const given = new URLSearchParams(query);
    const isGiven = given.has(rules.mark);
    return { draft: isGiven ? rules.fromAddress(given, first) : first, aiId: null, isBegun: isGiven };
  });
  const suggests = useWorldId() === null && parts.useSuggestionText !== null;
  const [way, setWay] = useState<CreateWay>(() => (!suggests || new URLSearchParams(query).has(rules.mark) ? 'manual' : 'ai'));
  const [notices, setNotices] = useState(usualBotNotices);
  const backtest = useBacktest(t('backtest.failed'));
  const terms = useMemo(() => rules.read(draft, kind), [rules, draft, kind]);
  const named = useMemo(() => rules.symbolIdsOf(draft), [rules, draft]);
  const legOf = useLegs(named);
  const preview = useMemo(
    () => (terms === null ? null : previewOf(terms, { market, lastPrice, symbolIds: named, legOf })),
    [previewOf, terms, market, lastPrice, named, legOf],
  );
  const bot = useMemo(() => (terms === null ? null : rules.botOf(terms)), [rules, terms]);
  const set = useCallback<FormState<Terms, Draft, Preview>['set']>(
    (change) => setFilled((now) => ({ aiId: null, draft: { ...now.draft, ...change }, isBegun: true })),
    [],
  );
  const setText = useCallback<FormState<Terms, Draft, Preview>['setText']>(
    (field, text) =>
      setFilled((now) => ({
        aiId: rules.ownTexts.includes(field) ? now.aiId : null,
        isBegun: now.isBegun || !rules.ownTexts.includes(field),
        draft: { ...now.draft, texts: { ...now.draft.texts, [field]: text } },
      })),
    [rules],
  );
  const paste = (text: string): boolean => {
    const read = readPasted(rules, text, draft);
    if (read !== null) setFilled({ draft: read, aiId: null, isBegun: true });
    return read !== null;
  };
  const take = useCallback(
    (taken: BotTerms, suggestion: string | null) =>
      setFilled((now) => ({
        draft: rules.ofTerms(rules.termsOf(taken), now.draft, suggestion !== null),
        aiId: suggestion,
        isBegun: true,
      })),
    [rules],
  );
  const problems = preview?.problems ?? null;
  const problemOf = (field: string): FieldProblem | null => {
    const text = draft.texts[field];
    if (text === '' || (text !== undefined && isMarked(text))) return null;
    return problems?.find((problem) => problem.field === field) ?? null;
  };
  const state = useMemo(() => ({ draft, set, setText, terms, preview }), [draft, set, setText, terms, preview]);
  const made: Made = {
    kindId,
    kind,
    form: parts,
    market,
    coin: 'marginCoin' in market ? market.marginCoin : market.quoteCoin,
    lastPrice,
    legOf,
    symbols: kind.hasMarketPages ? [market.symbolId, ...named] : named,
    suggests,
    way,
    onWay: setWay,
    address: () => rules.toAddress(draft),
    addressOf: (other) => rules.toAddress(rules.ofTerms(rules.termsOf(other), draft, false)),
    paste,
    take,
    aiId,
    isBegun,
    notices,
    setNotices,
    terms: bot,
    problems,
    problemOf,
    backtest,
  };
  return (
    <CreateBotContext value={made}>
      <Context value={state}>{children}</Context>
    </CreateBotContext>
  );
}
