'use client';
// A bot at a glance: its state with its words, what it has made and of what that is made up, and what its owner can tell it.
import { Bell, ChevronLeft, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useMinute } from '../../lists/use-minute.ts';
import { durationText } from '../../words/duration-text.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { botCoins } from '../../words/bot-coins.ts';
import { StateLabel } from '../../words/state-label.tsx';
import { useBot } from '../bot-context.ts';
import { BotActions } from './bot-actions.tsx';

const none = '—';

/** The three that add up. */
function Profit() {
  const t = useTranslations('bots.page');
  const { bot, kind } = useBot();
  const { coin } = bot;
  const part = (id: 'matchedProfit' | 'unpairedProfit', look: string) => (
    <div title={t(`${id}About`)} className={`min-w-0 rounded-lg bg-surface-2 p-2.5 ${look}`}>
      <dt className="text-2xs text-muted">{t(id === 'matchedProfit' ? kind.matched.profit : kind.matched.rest)}</dt>
      <dd className={`text-xs font-medium ${toneOf(bot[id])}`}>{profitText(bot[id], coin)}</dd>
    </div>
  );
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-2">
      <div className="col-span-2">
        <dt className="text-2xs text-muted">{t('totalProfit')}</dt>
        <dd className={`text-xl font-semibold ${toneOf(bot.totalProfit)}`}>
          {profitText(bot.totalProfit, coin)}{' '}
          <span className="text-sm">{isolateLtr(formatPercent(bot.totalRate, { sign: 'always' }))}</span>
        </dd>
      </div>
      {part('matchedProfit', '')}
      {part('unpairedProfit', "relative before:absolute before:-start-3.5 before:text-muted before:content-['+']")}
    </dl>
  );
}

/** The profit share of a copy: the percent that its author is promised, and what would be paid now. */
function useShareFigures(): readonly FigureLine[] {
  const t = useTranslations('bots.owed');
  const zoneMinutes = useZoneOffset();
  const {
    bot: { coin, profitShare },
  } = useBot();
  if (profitShare === null) return [];
  const { percent, profit, carried, mark, due, paid, next } = profitShare;
  const carries = /[1-9]/.test(carried);
  const share = (of: number): string => isolateLtr(formatPercent(String(of / 100), { decimals: 0 }));
  return [
    {
      id: 'percent',
      name: t('promised'),
      about: t('promisedAbout'),
      value: share(percent),
    },
    ...(next === null
      ? []
      : [
          {
            id: 'next',
            name: t('next'),
            about: t('nextAbout'),
            value: t('nextValue', { percent: share(next.percent), time: isolateLtr(formatDateTime(next.fromTimeMs, zoneMinutes)) }),
          },
        ]),
    { id: 'profit', name: t('profit'), value: profitText(profit, coin) },
    ...(carries ? [{ id: 'carried', name: t('carried'), about: t('carriedAbout'), value: moneyText(carried, coin) }] : []),
    { id: 'mark', name: t('mark'), about: t(carries ? 'markCarriedAbout' : 'markAbout'), value: moneyText(mark, coin) },
    { id: 'due', name: t('due'), about: t('dueAbout'), value: moneyText(due, coin) },
    { id: 'paid', name: t('paid'), value: moneyText(paid, coin) },
  ];
}

function useFigures(): readonly FigureLine[] {
  const t = useTranslations('bots');
  const { bot, kind, market } = useBot();
  const nowMs = useMinute();
  const { coin, position } = bot;
  const bare = (text: string): string => formatPrice(text, market.pricePlace);
  const price = (text: string): string => isolateLtr(bare(text));
  const range =
    bot.lowerPrice === null ? null : isolateLtr(`${bare(bot.lowerPrice)} – ${bot.upperPrice === null ? '∞' : bare(bot.upperPrice)}`);
  const started = bot.startTimeMs;
  const sizeCoin = 'form' in market && market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  return [
    { id: 'invested', name: t('page.invested'), value: moneyText(bot.invested, coin) },
    ...(/[1-9]/.test(bot.added) ? [{ id: 'added', name: t('page.added'), value: moneyText(bot.added, coin) }] : []),
    ...(/[1-9]/.test(bot.returned) ? [{ id: 'returned', name: t('page.returned'), value: moneyText(bot.returned, coin) }] : []),
    { id: 'equity', name: t('page.equity'), value: moneyText(bot.equity, coin) },
    ...(range === null ? [] : [{ id: 'range', name: t('page.range'), value: range }]),
    { id: 'pairs', name: t(`page.${kind.matched.count}`), value: bot.matchedCount },
    { id: 'fees', name: t('page.fees'), value: moneyText(bot.fees, coin) },
    {
      id: 'annualised',
      name: t('page.annualised'),
      about: t('page.annualisedAbout'),
      value: bot.annualisedRate === null ? none : isolateLtr(formatPercent(bot.annualisedRate, { sign: 'always' })),
    },
    {
      id: 'lasted',
      name: t('page.lasted'),
      value: started === null || nowMs === 0 ? none : durationText(t, Math.max(0, (bot.endTimeMs ?? nowMs) - started)),
    },
    ...(position === null
      ? []
      : [
          {
            id: 'position',
            name: t('page.position'),
            value: `${t(`direction.${position.holdSide}`)} ${isolateLtr(`${shortAmount(position.count)} ${sizeCoin}`)}`,
          },
          { id: 'entry', name: t('page.entry'), value: price(position.averagePrice) },
          {
            id: 'liquidation',
            name: t('page.liquidation'),
            value: position.liquidationPrice === null ? none : price(position.liquidationPrice),
          },
          { id: 'margin', name: t('page.margin'), value: moneyText(position.margin, coin) },
        ]),
  ];
}

export function BotSummary() {
  const t = useTranslations('bots');
  const { bot, kindId, kind, parts, facts, market, open } = useBot();
  const figures = useFigures();
  const share = useShareFigures();
  const { direction, leverage } = facts;
  const said = bot.needsOwner === null ? t(`stateText.${bot.state}`) : t(`need.${bot.needsOwner}.text`);
  return (
    <div className="flex flex-col gap-4 p-3">
      <Link
        href="/trading-bot"
        className="inline-flex items-center gap-1 self-start text-2xs text-muted hover:text-primary max-md:min-h-11"
      >
        <ChevronLeft size={12} aria-hidden className="rtl:rotate-180" /> {t('all')}
      </Link>
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-col gap-1">
          <h2 className="flex items-center gap-1 text-sm font-semibold">
            {t(`kind.${kindId}.name`)} <HelpHint to={kind.help} />
          </h2>
          <p className="text-2xs text-muted">
            <bdi dir="ltr">{botCoins(bot, market.displayName)}</bdi>
            {direction === null ? '' : ` · ${t(`direction.${direction}`)}`}
            {leverage > 1 ? ` · ${isolateLtr(`${leverage}×`)}` : ''}
            {bot.strategyAttribute === 1 ? ` · ${t('page.suggested')}` : ''}
          </p>
          {parts.Followed === undefined ? null : <parts.Followed />}
        </div>
        <div className="flex shrink-0">
          {bot.state === BotState.stopped ? null : (
            <Button size="small" look="quiet" className="max-md:h-11" aria-label={t('notices.title')} onClick={() => open('notices')}>
              <Bell size={14} aria-hidden />
            </Button>
          )}
          <Button size="small" look="quiet" className="max-md:h-11" aria-label={t('share.short')} onClick={() => open('share')}>
            <Share2 size={14} aria-hidden />
          </Button>
        </div>
      </div>
      <div
        role="status"
        className={`flex flex-col items-start gap-1.5 rounded-lg p-2.5 text-xs text-secondary ${bot.needsOwner === null ? 'bg-surface-2' : 'bg-warning-soft'}`}
      >
        <StateLabel bot={{ ...bot, stopReason: null }} />
        {bot.state === BotState.stopped && bot.stopReason !== null ? t(`stopText.${bot.stopReason}`) : said}
      </div>
      <Profit />
      <BotActions />
      <FigureList lines={figures} />
      {share.length === 0 ? null : (
        <section aria-label={t('owed.title')} className="flex flex-col gap-1.5 border-t border-subtle pt-3">
          <h3 className="flex items-center gap-1 text-xs font-medium">
            {t('owed.title')} <HelpHint to={kind.shareHelp ?? 'copyingStrategies'} />
          </h3>
          <FigureList lines={share} />
        </section>
      )}
    </div>
  );
}
